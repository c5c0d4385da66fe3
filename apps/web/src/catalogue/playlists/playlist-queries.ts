import type { Query } from '@tanstack/react-query';

/** What the keys of pages of one's own playlists begin with. */
export const ownPlaylistsKey = 'own-playlists';

/** What the keys of pages of the playlists of a user begin with. */
export const userPlaylistsKey = 'user-playlists';

/** Whether a query reads the playlists of one's library, or their folders. */
export function isOfOwnPlaylists({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  if (path === ownPlaylistsKey) return true;
  return Array.isArray(path) && (path[0] === 'playlistFolders' || path.join('.') === 'playlists.mine');
}

/** Whether a query reads a playlist, its tracks, people or folder, or a list of playlists. */
export function isOfPlaylists({ queryKey: [path, asked] }: Pick<Query, 'queryKey'>): boolean {
  if (path === ownPlaylistsKey || path === userPlaylistsKey) return true;
  if (!Array.isArray(path)) return false;
  if (['playlists', 'playlistFolders', 'collaboration'].includes(String(path[0]))) return true;
  if (path[0] !== 'tracks' || typeof asked !== 'object' || asked === null) return false;
  const input: unknown = 'input' in asked ? asked.input : null;
  return typeof input === 'object' && input !== null && 'playlist_id' in input;
}
