import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import type { pagesOf } from '../../app/infinite.ts';
import { TryAgain } from '../../app/parts/TryAgain.tsx';
import { trpc } from '../../app/trpc.ts';
import { kinds } from '../../catalogue/registry.ts';
import { followedArtistPages, likedAlbumPages } from '../../features/library/library-lists.ts';
import { albumTypeWords, artistNames } from '../../lib/words.ts';
import { leftOf, usePins } from './pinned.ts';
import * as css from './SidebarLists.css.ts';
import { useListWish } from './SidebarTools.tsx';
import { ThingRow } from './ThingRow.tsx';

/** Albums one likes. */
export function LikedAlbums() {
  const t = useT();
  const { client } = trpc.useUtils();
  const { link, path, picture, shape } = kinds.album;
  return (
    <SavedList
      part="albums"
      label={t('Liked albums')}
      filter={t('Filter liked albums')}
      recent={t('Liked last')}
      empty={t('Like an album and it will land here.')}
      pinned={usePins().albums}
      pages={(search) => likedAlbumPages(client, search)}
      row={(album, pinned) => (
        <ThingRow
          key={album.id}
          pinned={pinned}
          entity={{ kind: 'album', thing: album }}
          link={link(album)}
          path={path(album)}
          picture={{ ...picture(album), artwork: album.artwork, shape }}
          sub={[t(albumTypeWords[album.type]), artistNames(album.artists)].filter(Boolean).join(' · ')}
        />
      )}
    />
  );
}

/** Artists one follows. */
export function FollowedArtists() {
  const t = useT();
  const { client } = trpc.useUtils();
  const { link, path, picture, shape, label } = kinds.artist;
  return (
    <SavedList
      part="artists"
      label={t('Artists you follow')}
      filter={t('Filter artists you follow')}
      recent={t('Followed last')}
      empty={t('Follow an artist and you will find them here.')}
      pinned={usePins().artists}
      pages={(search) => followedArtistPages(client, search)}
      row={(artist, pinned) => (
        <ThingRow
          key={artist.id}
          pinned={pinned}
          entity={{ kind: 'artist', thing: artist }}
          link={link(artist)}
          path={path(artist)}
          picture={{ ...picture(artist), artwork: artist.artwork, shape }}
          sub={t(label)}
        />
      )}
    />
  );
}

interface SavedListProps<Item> {
  /** The page of the library that has all of them. */
  part: 'albums' | 'artists';
  label: string;
  /** Names the field to filter by. */
  filter: string;
  /** What the order by time is called. */
  recent: string;
  /** What stands in the place of the first. */
  empty: string;
  pinned: readonly Item[];
  pages(search: { q?: string; sort?: 'name' }): ReturnType<typeof pagesOf<Item>>;
  row(item: Item, pinned: boolean): ReactNode;
}

/** What is pinned, the first page of a list, and the way to all of it when there is more. */
function SavedList<Item extends { id: number }>({
  part,
  label,
  filter,
  recent,
  empty,
  pinned,
  pages,
  row,
}: SavedListProps<Item>) {
  const t = useT();
  const { query, sort, tools } = useListWish({ recent, name: t('A–Z') });
  const search = { q: query || undefined, sort: sort === 'name' ? sort : undefined };
  const { data, isError, refetch } = useInfiniteQuery({
    ...pages(search),
    placeholderData: (before) => before,
  });
  const [first] = data?.pages ?? [];
  if (!first) return isError ? <TryAgain onRetry={refetch} /> : <div className={css.listPlace} />;
  const { data: items, next_cursor } = first.pagination;
  const above = query ? [] : pinned;
  const rows = leftOf(items, above);
  const count = above.length + rows.length;
  return (
    <nav className={css.listPlace} aria-label={label}>
      {tools(count, filter)}
      {count === 0 && (
        <p className={css.emptyLine}>{query ? t('No results for “:query”', { query }) : empty}</p>
      )}
      <ul className={css.recentList}>
        {above.map((item) => row(item, true))}
        {rows.map((item) => row(item, false))}
        {next_cursor && (
          <li>
            <Link to="/library/$part" params={{ part }} search={search} className={css.allPlaylists}>
              {t('Show all')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
