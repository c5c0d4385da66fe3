import type { OwnPlaylist } from '@kantele/api/contract/playlists';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import type { ListLink } from '../../features/tracks/list-address.ts';
import { PlaylistRow } from './PlaylistRow.tsx';
import { leftOf } from './pinned.ts';
import * as css from './SidebarLists.css.ts';

interface PlaylistRowsProps {
  /** The first page of a list. */
  pagination: { data: OwnPlaylist[]; next_cursor: string | null };
  /** Id of the folder they are in. */
  folder?: number;
  /** Those that stand above them. */
  without?: readonly OwnPlaylist[];
}

/** Playlists as rows, and the way to all of them when there are more. */
export function PlaylistRows({ pagination: { data, next_cursor }, folder, without }: PlaylistRowsProps) {
  const t = useT();
  const all: ListLink = { to: '/library/playlists', search: { folder } };
  return (
    <>
      {leftOf(data, without).map((playlist) => (
        <PlaylistRow key={playlist.id} playlist={playlist} />
      ))}
      {next_cursor && (
        <li>
          <Link {...all} className={css.allPlaylists}>
            {t('All playlists')}
          </Link>
        </li>
      )}
    </>
  );
}
