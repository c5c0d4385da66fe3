import type { PlaylistFolder } from '@kantele/api/contract/playlist-folders';
import type { OwnPlaylist } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { isOfOwnPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { useFile } from '../../features/playlists/folders/useFile.ts';
import type { Carried } from './drag-playlist.ts';
import { leftOf } from './pinned.ts';

/** What can be done at a row of a list that is in one's own order. */
export interface RowPlace {
  /** Puts a playlist in front of the row, or behind it, also out of another folder. */
  put(playlist: Carried, side: 'before' | 'after'): void;
  /** Moves the row by one; undefined where it cannot. */
  up?: () => void;
  down?: () => void;
}

/** Rows of the sidebar, and what they are of. */
export interface RowList {
  rows: readonly OwnPlaylist[];
  /** Whether more come after the rows. */
  more: boolean;
  /** The folder it shows; null for what is in none. */
  folder: Pick<PlaylistFolder, 'id' | 'name'> | null;
}

/** The rows of the first page of a list, but for those that stand above it; none until it has come. */
export function rowListOf(
  page: { data: readonly OwnPlaylist[]; next_cursor: string | null } | undefined,
  folder: RowList['folder'],
  above: readonly OwnPlaylist[] = [],
): RowList {
  return { rows: leftOf(page?.data ?? [], above), more: Boolean(page?.next_cursor), folder };
}

/** Puts the rows of a list in one's own order; `said` tells those who do not see it where a row went. */
export function useRowPlaces({ rows, more, folder }: RowList) {
  const t = useT();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { playlistFolders } = trpc.useUtils().client;
  const { file } = useFile();
  const [said, setSaid] = useState('');
  const ids = rows.map(({ id }) => id);
  const order = ids.join();
  const now = useRef(ids);
  const work = useRef(Promise.resolve());
  useEffect(() => {
    now.current = order === '' ? [] : order.split(',').map(Number);
  }, [order]);

  const place = (playlist: Carried, placeIn: (others: readonly number[]) => number) => {
    const { id, name } = playlist;
    const put = async () => {
      const others = now.current.filter((one) => one !== id);
      const at = placeIn(others);
      if (at < 0 || at > others.length || (more && at === others.length)) return;
      await file(playlist, folder);
      await playlistFolders.place.mutate({ id, before: others[at] ?? null });
      now.current = [...others.slice(0, at), id, ...others.slice(at)];
      setSaid(t(':name is now :place of :count', { name, place: at + 1, count: others.length + 1 }));
      await queryClient.invalidateQueries({ predicate: isOfOwnPlaylists });
    };
    // One after the other: each goes by where the one before has put it.
    work.current = work.current.then(put).catch(showFailure);
  };
  const step = (playlist: OwnPlaylist, by: 1 | -1) => () =>
    place(playlist, () => now.current.indexOf(playlist.id) + by);
  const placeOf = (index: number): RowPlace | undefined => {
    const playlist = rows[index];
    return (
      playlist && {
        put: (carried, side) => {
          if (carried.id !== playlist.id)
            place(carried, (others) => others.indexOf(playlist.id) + (side === 'after' ? 1 : 0));
        },
        ...(index > 0 && { up: step(playlist, -1) }),
        ...(index < rows.length - 1 && { down: step(playlist, 1) }),
      }
    );
  };
  return { placeOf, said };
}
