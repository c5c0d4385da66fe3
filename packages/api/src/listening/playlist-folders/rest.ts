import type { RestRowsOf } from '../../core/rest.ts';
import type { playlistFoldersRouter } from './router.ts';

const params = { id: { from: 'folder', as: 'id' } } as const;
const ofPlaylist = { id: { from: 'playlist', as: 'id' } } as const;

export const playlistFolderRows = [
  {
    method: 'GET',
    path: 'users/me/library/folders',
    procedure: 'playlistFolders.list',
    summary: 'Your folders of playlists',
  },
  {
    method: 'POST',
    path: 'users/me/library/folders',
    procedure: 'playlistFolders.create',
    summary: 'Makes a folder, with playlists in it if wished',
    status: 201,
    refuses: ['conflict'],
    body: true,
  },
  {
    method: 'PUT',
    path: 'users/me/library/folders/{folder}',
    procedure: 'playlistFolders.rename',
    summary: 'Gives a folder another name',
    params,
    body: true,
  },
  {
    method: 'DELETE',
    path: 'users/me/library/folders/{folder}',
    procedure: 'playlistFolders.delete',
    summary: 'Deletes a folder; the playlists in it stay',
    params,
  },
  {
    method: 'GET',
    path: 'users/me/library/playlists/{playlist}/folder',
    procedure: 'playlistFolders.of',
    summary: 'In which folder you keep a playlist',
    params: ofPlaylist,
  },
  {
    method: 'PUT',
    path: 'users/me/library/playlists/{playlist}/folder',
    procedure: 'playlistFolders.file',
    summary: 'Keeps a playlist in a folder, or outside of all',
    params: ofPlaylist,
    body: true,
  },
  {
    method: 'PUT',
    path: 'users/me/library/playlists/{playlist}/place',
    procedure: 'playlistFolders.place',
    summary: 'Puts a playlist in front of another one in your own order',
    refuses: ['conflict'],
    params: ofPlaylist,
    body: true,
  },
] as const satisfies RestRowsOf<typeof playlistFoldersRouter, 'playlistFolders'>;
