import type { PlaylistFolder } from '@kantele/api/contract/playlist-folders';
import { chipStyle } from '@kantele/ui/Chip.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { Folder } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import { useFolderMenu } from '../playlists/folders/useFolderMenu.tsx';
import type { ListLink } from '../tracks/list-address.ts';
import * as css from './library.css.ts';

/** The folders of one's playlists, one of which may be shown alone; nothing for who has none. */
export function FolderChips({ folder: shown }: { folder: number | undefined }) {
  const t = useT();
  const { data } = trpc.playlistFolders.list.useQuery();
  const folders = data?.folders ?? [];
  const current = folders.find(({ id }) => id === shown);
  if (folders.length === 0) return null;
  const linkTo = (folder?: number): ListLink => ({ to: '/library/playlists', search: { folder } });
  const each = [{ id: undefined, name: t('All') }, ...folders];
  return (
    <div className={css.folders}>
      <nav className={css.chips} aria-label={t('Folders')}>
        {each.map(({ id, name }) => (
          <Link
            key={id ?? 0}
            {...linkTo(id)}
            className={chipStyle()}
            activeProps={{}}
            // A link that leaves something out of the address is not the one of an address that has it.
            activeOptions={{ explicitUndefined: true }}
            aria-current={id === shown ? 'page' : 'false'}
            replace
            resetScroll={false}
          >
            {id !== undefined && <Folder size={16} aria-hidden="true" />}
            <span className={css.chipName} dir="auto">
              {name}
            </span>
          </Link>
        ))}
      </nav>
      {current && <FolderMore key={current.id} folder={current} />}
    </div>
  );
}

function FolderMore({ folder }: { folder: PlaylistFolder }) {
  const navigate = useNavigate();
  const { entity, dialog } = useFolderMenu(folder, () => {
    void navigate({ to: '/library/$part', params: { part: 'playlists' }, replace: true });
  });
  return (
    <>
      <MoreButton entity={entity} />
      {dialog}
    </>
  );
}
