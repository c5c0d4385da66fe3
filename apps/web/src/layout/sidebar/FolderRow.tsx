import type { PlaylistFolder } from '@kantele/api/contract/playlist-folders';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { Folder, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { TryAgain } from '../../app/parts/TryAgain.tsx';
import { trpc } from '../../app/trpc.ts';
import { carriesTracks } from '../../catalogue/drag/drag.ts';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import { useMenuEvents } from '../../catalogue/menus/useMenuEvents.ts';
import { useFile } from '../../features/playlists/folders/useFile.ts';
import { useFolderMenu } from '../../features/playlists/folders/useFolderMenu.tsx';
import { countPlaylists } from '../../features/playlists/playlist-words.ts';
import { carriedPlaylist, carriesPlaylist } from './drag-playlist.ts';
import { PlaylistRows } from './PlaylistRows.tsx';
import { RowWords } from './RowWords.tsx';
import * as css from './SidebarLists.css.ts';
import { useDrop } from './useDrop.ts';
import { rowListOf, useRowPlaces } from './useRowPlaces.ts';

/** A folder and, when it is open, the playlists in it; playlists can be dropped on it. */
export function FolderRow({ folder }: { folder: PlaylistFolder }) {
  const t = useT();
  const { id, name, playlists_count: count } = folder;
  const open = useInterface('openFolders');
  const isOpen = open.includes(id);
  const toggle = (opens: boolean) => {
    const others = interfacePreferences.get().openFolders.filter((one) => one !== id);
    interfacePreferences.set({ openFolders: opens ? [...others, id] : others });
  };
  const showFailure = useShowFailure();
  const { file } = useFile();
  const { isOver, props } = useDrop({
    accepts: carriesPlaylist,
    take: (event) => {
      const playlist = carriedPlaylist(event);
      if (playlist) file(playlist, folder).catch(showFailure);
    },
    opens: { for: (event) => carriesPlaylist(event) || carriesTracks(event), run: () => toggle(true) },
  });
  const row = useRef<HTMLLIElement>(null);
  const { entity, dialog } = useFolderMenu(folder, () => {
    // The focus would go with it.
    if (row.current?.contains(document.activeElement))
      row.current.closest('nav')?.querySelector<HTMLElement>('li button')?.focus();
  });
  const menu = useMenuEvents((target) => {
    const home = target.closest('button');
    return home && { entity, home };
  });
  return (
    <li ref={row} {...props}>
      <div className={css.folderLine} {...menu}>
        <button
          type="button"
          className={css.recentItem}
          aria-expanded={isOpen}
          data-over={isOver ? '' : undefined}
          title={name}
          onClick={() => toggle(!isOpen)}
        >
          <span className={css.tile}>
            {isOpen ? <FolderOpen size={18} aria-hidden="true" /> : <Folder size={18} aria-hidden="true" />}
          </span>
          <RowWords name={name} sub={countPlaylists(count, t)} state={null} />
        </button>
        <span className={css.folderMore}>
          <MoreButton entity={entity} />
        </span>
      </div>
      {isOpen && <Inside folder={folder} />}
      {dialog}
    </li>
  );
}

function Inside({ folder }: { folder: PlaylistFolder }) {
  const arranged = useInterface('sidebarSort') === 'custom';
  const orderBy = arranged ? 'custom' : 'name';
  const input = { folder_id: folder.id, liked: true, orderBy, per_page: 100 } as const;
  const { data, isError, refetch } = trpc.playlists.mine.useQuery(input);
  const list = rowListOf(data?.pagination, folder);
  const { placeOf, said } = useRowPlaces(list);
  if (!data) return isError && <TryAgain onRetry={refetch} />;
  return (
    <>
      <ul className={css.inFolder} aria-label={folder.name}>
        <PlaylistRows list={list} placeOf={arranged ? placeOf : undefined} />
      </ul>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </>
  );
}
