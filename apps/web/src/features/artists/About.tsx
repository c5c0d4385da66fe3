import type { Artist } from '@kantele/api/contract/artists';
import { type Description, DescriptionList, EmptyState, linkStyle, text } from '@kantele/ui';
import { formatNumber, formatPlace } from '../../lib/format.ts';
import { useLocale } from '../../shell/boot-hooks.ts';
import * as css from './ArtistPage.css.ts';

/** The story of an artist, facts and links. */
export function About({ artist }: { artist: Artist }) {
  const locale = useLocale();
  const place = formatPlace(artist.city, artist.country, locale);
  const facts: Description[] = [];
  if (place) facts.push({ label: 'From', value: place });
  if (artist.plays_count > 0) facts.push({ label: 'Plays', value: formatNumber(artist.plays_count, locale) });
  const links = artist.links.map(({ title, url }) => ({
    label: title,
    value: (
      <a className={linkStyle} href={url} rel="noopener noreferrer nofollow">
        {new URL(url).hostname.replace(/^www\./, '')}
      </a>
    ),
  }));
  const groups = [facts, links].filter((group) => group.length > 0);
  if (!artist.bio && groups.length === 0)
    return <EmptyState title={`Nothing is written about ${artist.name} yet`} />;
  return (
    <div className={css.about}>
      {artist.bio ? (
        <p className={`${text({ style: 'lead' })} ${css.bio}`}>{artist.bio}</p>
      ) : (
        <EmptyState title={`Nothing is written about ${artist.name} yet`} />
      )}
      {groups.length > 0 && <DescriptionList groups={groups} />}
    </div>
  );
}
