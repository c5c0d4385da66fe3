import type { Caller } from '../../testing-visits.ts';

/** A folder with one of the playlists of who asks, until it is deleted. */
export async function fileAndList(caller: Caller): Promise<void> {
  const [playlist] = (await caller.playlists.mine({ filed: false })).pagination.data;
  const id = playlist?.id ?? 0;
  const { folder } = await caller.playlistFolders.create({ name: 'Winter', playlist_ids: [id] });
  await caller.playlistFolders.rename({ id: folder.id, name: 'Deep winter' });
  await caller.playlistFolders.list();
  await caller.playlistFolders.file({ id, folder_id: null });
  await caller.playlistFolders.delete({ id: folder.id });
}
