import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import type { ListLink } from '../../features/tracks/list-address.ts';
import { PlaylistRow } from './PlaylistRow.tsx';
import * as css from './SidebarLists.css.ts';
import type { RowList, RowPlace } from './useRowPlaces.ts';

interface PlaylistRowsProps {
  list: RowList;
  /** What can be done at each of its rows, where they are in one's own order. */
  placeOf: ((index: number) => RowPlace | undefined) | undefined;
}

/** Playlists as rows, and the way to all of them when there are more. */
export function PlaylistRows({ list: { rows, more, folder }, placeOf }: PlaylistRowsProps) {
  const t = useT();
  const all: ListLink = { to: '/library/playlists', search: { folder: folder?.id } };
  return (
    <>
      {rows.map((playlist, index) => (
        <PlaylistRow key={playlist.id} playlist={playlist} place={placeOf?.(index)} />
      ))}
      {more && (
        <li>
          <Link {...all} className={css.allPlaylists}>
            {t('All playlists')}
          </Link>
        </li>
      )}
    </>
  );
}
