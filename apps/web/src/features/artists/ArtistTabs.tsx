import type { Artist } from '@kantele/api/contract/artists';
import { line } from '@kantele/api/translate';
import { cx } from '@kantele/ui/cx';
import { tabListStyle, tabStyle } from '@kantele/ui/Tabs.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { kinds } from '../../catalogue/registry.ts';
import * as css from './ArtistPage.css.ts';
import { hasStory } from './has-story.ts';

export const artistTabs = ['overview', 'discography', 'similar', 'about'] as const;
export type ArtistTab = (typeof artistTabs)[number];

const words = {
  overview: line('Overview'),
  discography: line('Discography'),
  similar: line('Similar'),
  about: line('About'),
} as const;

/** The parts of an artist's page, as links: each has an address of its own. */
export function ArtistTabs({ artist, tab }: { artist: Artist; tab: ArtistTab }) {
  const t = useT();
  const [albums] = trpc.artists.albums.useSuspenseQuery(reads.artistAlbums(artist.id));
  const [{ artists }] = trpc.artists.similar.useSuspenseQuery({ id: artist.id });
  const filled: Record<ArtistTab, boolean> = {
    overview: true,
    discography: albums.pagination.data.length > 0,
    similar: artists.length > 0,
    about: hasStory(artist),
  };
  // What would be empty is left out, unless its address was asked for.
  const shown = artistTabs.filter((name) => filled[name] || name === tab);
  if (shown.length === 1) return null;
  return (
    <nav aria-label={t('Parts of this page')} className={cx(tabListStyle, css.tabs)}>
      {shown.map((name) => (
        <Link
          key={name}
          {...kinds.artist.link(artist)}
          search={name === 'overview' ? {} : { tab: name }}
          className={tabStyle}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={name === tab ? 'page' : 'false'}
          data-status={undefined}
          resetScroll={false}
        >
          {t(words[name])}
        </Link>
      ))}
    </nav>
  );
}
