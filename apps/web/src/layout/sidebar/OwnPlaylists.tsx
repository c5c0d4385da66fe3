import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { TryAgain } from '../../app/parts/TryAgain.tsx';
import { trpc } from '../../app/trpc.ts';
import { carriesTracks, tracksOf } from '../../catalogue/drag/drag.ts';
import { useKeep } from '../../catalogue/playlists/useKeep.ts';
import { useFile } from '../../features/playlists/folders/useFile.ts';
import { carriedPlaylist, carriesPlaylist } from './drag-playlist.ts';
import { FolderRow } from './FolderRow.tsx';
import { LikedSongsRow } from './LikedSongsRow.tsx';
import { PlaylistRow } from './PlaylistRow.tsx';
import { PlaylistRows } from './PlaylistRows.tsx';
import { usePins } from './pinned.ts';
import * as css from './SidebarLists.css.ts';
import { useListWish } from './SidebarTools.tsx';
import { useDrop } from './useDrop.ts';
import { rowListOf, useRowPlaces } from './useRowPlaces.ts';

const NewPlaylist = lazyPart(() => import('../../features/playlists/NewPlaylist.tsx'));
const FolderName = lazyPart(() => import('../../features/playlists/folders/FolderName.tsx'));

/** So many are listed, those that were changed last; the page of the library has all. */
const listed = 50;

/** What is pinned, one's folders, then the playlists in none, those one likes among them; a playlist that is dropped between them leaves its folder. */
export function OwnPlaylists() {
  const t = useT();
  const { query, sort, tools } = useListWish({
    recent: t('Changed last'),
    added: t('Added last'),
    name: t('A–Z'),
    custom: t('Custom order'),
  });
  // What is looked for may lie in a folder.
  const where = query ? { query } : { filed: false };
  const outside = trpc.playlists.mine.useQuery(
    { ...where, liked: true, orderBy: sort, per_page: listed },
    { placeholderData: (before) => before },
  );
  const folders = trpc.playlistFolders.list.useQuery();
  const pins = usePins();
  const pinned = query ? [] : pins.playlists;
  const list = rowListOf(outside.data?.pagination, null, pinned);
  const { placeOf, said } = useRowPlaces(list);
  const showFailure = useShowFailure();
  const { file } = useFile();
  const { props } = useDrop({
    accepts: carriesPlaylist,
    take: (event) => {
      const playlist = carriedPlaylist(event);
      if (playlist) file(playlist, null).catch(showFailure);
    },
  });
  const failed = [outside, folders].find(({ isError, data }) => isError && !data);
  if (failed) return <TryAgain onRetry={failed.refetch} />;
  if (!outside.data || !folders.data) return <div className={css.listPlace} />;
  const { pagination } = outside.data;
  const rows = pagination.data.length + folders.data.folders.length;
  return (
    <nav className={css.listPlace} aria-label={t('Your playlists')} {...props}>
      {tools(rows, t('Filter your playlists'))}
      {query && pagination.data.length === 0 && (
        <p className={css.emptyLine}>{t('No results for “:query”', { query })}</p>
      )}
      <ul className={css.recentList}>
        {!query && (
          <>
            <NewRow />
            <LikedSongsRow />
            {pinned.map((playlist) => (
              <PlaylistRow key={playlist.id} playlist={playlist} pinned />
            ))}
            {folders.data.folders.map((folder) => (
              <FolderRow key={folder.id} folder={folder} />
            ))}
          </>
        )}
        <PlaylistRows list={list} placeOf={sort === 'custom' && !query ? placeOf : undefined} />
      </ul>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </nav>
  );
}

function NewRow() {
  const t = useT();
  const mayCreate = useCan('playlists.create');
  const [creates, setCreates] = useState<'playlist' | 'folder' | null>(null);
  const close = () => setCreates(null);
  const keep = useKeep();
  const { isOver, props } = useDrop({
    accepts: carriesTracks,
    take: (event) => {
      const ids = tracksOf(event);
      const name = t(':count song|:count songs', { count: ids.length });
      if (ids.length > 0) keep?.({ name, ids: async () => ids, home: event.currentTarget as HTMLElement });
    },
  });
  if (!mayCreate) return null;
  return (
    <li className={css.folderLine}>
      <button
        type="button"
        className={css.recentItem}
        title={t('New playlist')}
        data-over={isOver ? '' : undefined}
        {...props}
        onClick={() => setCreates('playlist')}
      >
        <span className={cx(css.tile, css.newTile)}>
          <Plus size={18} aria-hidden="true" />
        </span>
        <span className={css.recentText}>
          <span className={css.recentName}>{t('New playlist')}</span>
        </span>
      </button>
      <span className={css.newFolder}>
        <button
          type="button"
          className={iconButtonStyle({ size: 40 })}
          aria-label={t('New folder')}
          title={t('New folder')}
          onClick={() => setCreates('folder')}
        >
          <FolderPlus size={18} aria-hidden="true" />
        </button>
      </span>
      {creates === 'playlist' && <NewPlaylist onClose={close} />}
      {creates === 'folder' && <FolderName onClose={close} />}
    </li>
  );
}
