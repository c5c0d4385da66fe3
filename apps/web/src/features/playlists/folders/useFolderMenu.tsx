import type { PlaylistFolder } from '@kantele/api/contract/playlist-folders';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../app/code.ts';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { trpc } from '../../../app/trpc.ts';
import { icon } from '../../../catalogue/menus/groups.tsx';
import type { MenuEntity } from '../../../catalogue/menus/menu-store.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';

const FolderName = lazyPart(() => import('./FolderName.tsx'));

/** What can be done with a folder, and the dialog it may lead to; `onDeleted` is told before the folder leaves the page. */
export function useFolderMenu(
  folder: PlaylistFolder,
  onDeleted?: () => void,
): { entity: MenuEntity; dialog: ReactNode } {
  const t = useT();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const [renames, setRenames] = useState(false);
  const { id, name } = folder;
  const changed = () => void queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const remove = async () => {
    const { playlist_ids } = await client.playlistFolders.delete.mutate({ id });
    onDeleted?.();
    changed();
    const restore = () =>
      void client.playlistFolders.create.mutate({ name, playlist_ids }).then(changed).catch(showFailure);
    void notify(t('The folder :name is deleted; its playlists stay', { name }), {
      action: { label: t('Undo'), onPress: restore },
    });
  };
  const groups = [
    [
      { id: 'rename', words: t('Rename'), icon: icon(Pencil), run: () => setRenames(true) },
      {
        id: 'delete',
        words: t('Delete folder'),
        icon: icon(Trash2),
        run: () => void remove().catch(showFailure),
      },
    ],
  ];
  return {
    entity: { kind: 'own', name, groups },
    dialog: renames && <FolderName folder={folder} onClose={() => setRenames(false)} />,
  };
}
