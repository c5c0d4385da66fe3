import type { DomainTests } from '../domain-tests.ts';
import { made } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';

/** A playlist of the example's own user in a folder. */
async function filed(server: TestServer, own: Person): Promise<Record<string, string>> {
  const ids = await made()(server, own);
  const caller = await server.site.user(own.id);
  const playlist_ids = [Number(ids.PLAYLIST)];
  const { folder } = await caller.playlistFolders.create({ name: 'Winter', playlist_ids });
  return { ...ids, PLAYLISTFOLDER: String(folder.id) };
}

const noName = { body: { name: ' ' }, field: 'name' };

export default {
  access: {
    oneself: {
      procedures: 'playlistFolders.list playlistFolders.of',
      rows: `
      GET users/me/library/folders
      GET users/me/library/playlists/{playlist}/folder`,
    },
    oneselfChanges: {
      procedures: `
      playlistFolders.create playlistFolders.delete playlistFolders.file playlistFolders.place playlistFolders.rename`,
      rows: `
      POST users/me/library/folders
      PUT users/me/library/folders/{folder}
      DELETE users/me/library/folders/{folder}
      PUT users/me/library/playlists/{playlist}/folder
      PUT users/me/library/playlists/{playlist}/place`,
    },
  },
  probes: {
    'playlistFolders.create': 'input',
    'playlistFolders.delete': 'input',
    'playlistFolders.file': 'input',
    'playlistFolders.list': 'works',
    'playlistFolders.of': 'input',
    'playlistFolders.place': 'input',
    'playlistFolders.rename': 'input',
  },
  examples: {
    'GET users/me/library/folders': {
      path: () => 'users/me/library/folders',
      as: 'own user',
      before: filed,
      answer: { folders: [{ name: 'Winter', playlists_count: 1 }] },
    },
    'POST users/me/library/folders': {
      path: () => 'users/me/library/folders',
      as: 'own user',
      body: { name: 'Summer' },
      status: 201,
      invalid: noName,
      answer: { folder: { name: 'Summer', playlists_count: 0 } },
    },
    'PUT users/me/library/folders/{folder}': {
      path: () => 'users/me/library/folders/PLAYLISTFOLDER',
      as: 'own user',
      before: filed,
      body: { name: 'Deep winter' },
      invalid: noName,
      answer: { folder: { name: 'Deep winter', playlists_count: 1 } },
    },
    'DELETE users/me/library/folders/{folder}': {
      path: () => 'users/me/library/folders/PLAYLISTFOLDER',
      as: 'own user',
      before: filed,
      answer: { playlist_ids: [0] },
    },
    'GET users/me/library/playlists/{playlist}/folder': {
      path: () => 'users/me/library/playlists/PLAYLIST/folder',
      as: 'own user',
      before: filed,
      answer: { folder_id: 0 },
    },
    'PUT users/me/library/playlists/{playlist}/folder': {
      path: () => 'users/me/library/playlists/PLAYLIST/folder',
      as: 'own user',
      before: filed,
      body: { folder_id: null },
      invalid: { body: { folder_id: 'winter' }, field: 'folder_id' },
      answer: { folder_id: null },
    },
    'PUT users/me/library/playlists/{playlist}/place': {
      path: () => 'users/me/library/playlists/PLAYLIST/place',
      as: 'own user',
      before: filed,
      body: { before: null },
      invalid: { body: { before: 'winter' }, field: 'before' },
      answer: { before: null },
    },
  },
  ids: async (server, admin) => ({ PLAYLISTFOLDER: (await filed(server, admin)).PLAYLISTFOLDER ?? '' }),
} satisfies DomainTests;
