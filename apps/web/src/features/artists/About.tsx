import type { Artist } from '@kantele/api/contract/artists';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { type Description, DescriptionList } from '@kantele/ui/DescriptionList';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { formatNumber, formatPlace } from '../../lib/format.ts';
import * as css from './ArtistPage.css.ts';

/** The story of an artist, facts and links. */
export function About({ artist }: { artist: Artist }) {
  const t = useT();
  const language = useLanguage();
  const place = formatPlace(artist.city, artist.country, language, t);
  const facts: Description[] = [];
  if (place) facts.push({ label: t('From'), value: place });
  if (artist.plays_count > 0)
    facts.push({ label: t('Plays'), value: formatNumber(artist.plays_count, language) });
  const links = artist.links.map(({ title, url }) => ({
    label: title,
    value: (
      <a className={linkStyle} href={url} rel="noopener noreferrer nofollow">
        {new URL(url).hostname.replace(/^www\./, '')}
      </a>
    ),
  }));
  const groups = [facts, links].filter((group) => group.length > 0);
  const nothing = <EmptyState title={t('Nothing is written about :name yet', { name: artist.name })} />;
  if (!artist.bio && groups.length === 0) return nothing;
  return (
    <div className={css.about}>
      {artist.bio ? (
        <p className={`${text({ style: 'lead' })} ${css.bio}`} dir="auto">
          {artist.bio}
        </p>
      ) : (
        nothing
      )}
      {groups.length > 0 && <DescriptionList groups={groups} />}
    </div>
  );
}
