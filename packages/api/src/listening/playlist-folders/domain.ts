import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { playlistFolderRows } from './rest.ts';
import { playlistFoldersRouter } from './router.ts';

export const playlistFolders = {
  name: 'playlist-folders',
  routers: { playlistFolders: playlistFoldersRouter },
  rows: playlistFolderRows,
  about: [
    'Folders of playlists',
    'In which people keep their playlists, and the order they put them in; each sees their own alone.',
  ],
  contract,
  exported: {
    playlist_folders: { column: 'owner_id', without: ['name_key'] },
    filed_playlists: { column: 'user_id' },
    placed_playlists: { column: 'user_id' },
  },
} satisfies Domain;
