import type { DomainTests } from '../domain-tests.ts';
import { made } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';
import { png } from './workspaces.ts';

/** A playlist made of a file: one song that is uncertain. */
const imported = async ({ site }: TestServer, { id }: Person): Promise<Record<string, string>> => {
  const { db } = site.services;
  const { id: SECOND } = await db
    .selectFrom('tracks')
    .select('id')
    .where('listed', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const caller = await site.user(id);
  const { tracks } = await caller.tracks.byIds({ ids: [SECOND] });
  const [track] = tracks;
  const table = `title,artist,duration\n"${track?.name}","${track?.artists[0]?.name}",9:59\n`;
  const file = new TextEncoder().encode(table);
  const [made] = (await caller.playlists.importFile({ file, name: 'Slow Sundays.csv' })).playlists;
  const entries = await caller.playlists.entries({ id: made?.id ?? 0, state: 'perhaps' });
  const [entry] = entries.pagination.data;
  return { PLAYLIST: String(made?.id), ENTRY: String(entry?.id), TRACK: String(SECOND) };
};

const page = { pagination: { data: [{ id: 0, name: '', tracks_count: 2 }] } };

/** A playlist for the rows that are refused before they look at one. */
const playlistIds = made();

export default {
  access: {
    everybody: {
      procedures: `
      playlists.exportFile playlists.exportRules playlists.get playlists.list playlists.ofUser
      playlists.tracks`,
      rows: `
      GET playlists
      GET users/{id}/playlists
      GET playlists/{playlist}
      GET playlists/{playlist}/file
      GET playlists/{playlist}/nsp
      GET playlists/{playlist}/tracks`,
    },
    oneselfChanges: {
      procedures: `
      playlists.add playlists.create playlists.delete playlists.forget playlists.importFile
      playlists.move playlists.readRules playlists.removeCover playlists.removeTracks
      playlists.restore playlists.restoreTracks playlists.setCover playlists.settle
      playlists.update`,
      rows: `
      POST playlists
      POST playlists/nsp
      POST playlists/files
      POST playlists/{playlist}/entries
      DELETE playlists/{playlist}/entries
      PUT playlists/{playlist}
      POST playlists/{playlist}/cover
      DELETE playlists/{playlist}/cover
      DELETE playlists/{playlist}
      POST playlists/{playlist}/restore
      POST playlists/{playlist}/tracks
      DELETE playlists/{playlist}/tracks
      POST playlists/{playlist}/tracks/restore
      POST playlists/{playlist}/tracks/move`,
    },
    editorsChange: {
      procedures: 'playlists.deleteMany playlists.restoreMany',
      rows: `
      POST playlists/remove
      POST playlists/restore`,
    },
    editors: { procedures: 'playlists.managed', rows: 'GET playlists/managed' },
    oneself: {
      procedures: 'playlists.entries playlists.mine playlists.preview',
      rows: `
      GET users/me/library/playlists
      GET playlists/{playlist}/entries`,
    },
  },
  probes: {
    'playlists.add': 'input',
    'playlists.create': 'input',
    'playlists.delete': 'input',
    'playlists.deleteMany': 'input',
    'playlists.entries': 'input',
    'playlists.exportFile': 'input',
    'playlists.exportRules': 'input',
    'playlists.forget': 'input',
    'playlists.get': 'input',
    'playlists.importFile': 'input',
    'playlists.list': 'input',
    'playlists.managed': 'input',
    'playlists.mine': 'input',
    'playlists.move': 'input',
    'playlists.ofUser': 'input',
    'playlists.preview': 'input',
    'playlists.readRules': 'input',
    'playlists.removeCover': 'input',
    'playlists.removeTracks': 'input',
    'playlists.restore': 'input',
    'playlists.restoreMany': 'input',
    'playlists.restoreTracks': 'input',
    'playlists.setCover': 'input',
    'playlists.settle': 'input',
    'playlists.tracks': 'input',
    'playlists.update': 'input',
  },
  examples: {
    'GET playlists': {
      path: () => 'playlists',
      as: 'own user',
      before: made(),
      invalid: { query: 'orderBy=plays', field: 'orderBy' },
      answer: page,
    },
    'GET users/me/library/playlists': {
      path: () => 'users/me/library/playlists',
      as: 'own user',
      before: made(),
      invalid: { query: 'orderBy=plays', field: 'orderBy' },
      answer: page,
    },
    'GET users/{id}/playlists': {
      path: () => 'users/USER/playlists',
      as: 'own user',
      before: made(),
      invalid: { query: 'orderBy=plays', field: 'orderBy' },
      answer: page,
    },
    'GET playlists/managed': {
      path: () => 'playlists/managed?visibility=public',
      before: made(),
      invalid: { query: 'visibility=private', field: 'visibility' },
      answer: page,
    },
    'POST playlists/remove': {
      path: () => 'playlists/remove',
      before: made(),
      body: { ids: ['#PLAYLIST'] },
      invalid: { body: { ids: [] }, field: 'ids' },
      answer: { changed: 1 },
    },
    'POST playlists/restore': {
      path: () => 'playlists/restore',
      before: made('deleted'),
      body: { ids: ['#PLAYLIST'] },
      invalid: { body: { ids: [] }, field: 'ids' },
      answer: { changed: 1 },
    },
    'POST playlists': {
      path: () => 'playlists',
      as: 'own user',
      before: made(),
      body: { name: 'Slow Sundays', description: 'Before noon.', track_ids: ['#FIRST', '#SECOND'] },
      status: 201,
      invalid: { body: { name: ' ' }, field: 'name' },
      answer: { playlist: { name: 'Slow Sundays', tracks_count: 2, visibility: 'private' } },
    },
    'POST playlists/nsp': {
      path: () => 'playlists/nsp',
      as: 'own user',
      body: {
        text: '{"name":"Loved","all":[{"is":{"loved":true}},{"gt":{"rating":3}}],"sort":"title","limit":50}',
      },
      invalid: { body: { text: '[]' }, field: 'text' },
      answer: {
        name: 'Loved',
        left_out: ['gt'],
        rules: { match: 'all', limit: { by: 'tracks', value: 50 } },
      },
    },
    'GET playlists/{playlist}/nsp': {
      path: () => 'playlists/PLAYLIST/nsp',
      as: 'own user',
      before: made('filled'),
      answer: { left_out: ['all_plays'] },
    },
    'GET playlists/{playlist}/file': {
      path: () => 'playlists/PLAYLIST/file?format=xspf',
      as: 'own user',
      before: made(),
      invalid: { query: 'format=pls', field: 'format' },
      answer: { name: 'slow-sundays.xspf', type: 'application/xspf+xml', text: '' },
    },
    'POST playlists/files': {
      path: () => 'playlists/files?name=Slow%20Sundays.csv',
      as: 'own user',
      file: { field: 'file', make: async () => Buffer.from('title,artist\nComet,Nobody\n') },
      status: 201,
      answer: { playlists: [{ id: 0, name: 'Slow Sundays', found: 0, perhaps: 0, missing: 1 }] },
    },
    'GET playlists/{playlist}/entries': {
      path: () => 'playlists/PLAYLIST/entries?state=perhaps',
      as: 'own user',
      before: imported,
      invalid: { query: 'state=lost', field: 'state' },
      answer: { pagination: { data: [{ id: 0, state: 'perhaps', candidates: [{ id: 0, name: '' }] }] } },
    },
    'POST playlists/{playlist}/entries': {
      path: () => 'playlists/PLAYLIST/entries',
      as: 'own user',
      before: imported,
      body: { entries: [{ entry_id: '#ENTRY', track_id: '#TRACK' }] },
      invalid: { body: { entries: [] }, field: 'entries' },
      answer: { changed: 1, tracks_count: 1 },
    },
    'DELETE playlists/{playlist}/entries': {
      path: () => 'playlists/PLAYLIST/entries',
      as: 'own user',
      before: imported,
      body: { entry_ids: ['#ENTRY'] },
      invalid: { body: { entry_ids: [] }, field: 'entry_ids' },
      answer: { changed: 1, tracks_count: 0 },
    },
    'GET playlists/{playlist}': {
      path: () => 'playlists/PLAYLIST',
      as: 'own user',
      before: made(),
      answer: { playlist: { name: 'Slow Sundays', abilities: { edit: true } } },
    },
    'PUT playlists/{playlist}': {
      path: () => 'playlists/PLAYLIST',
      as: 'own user',
      before: made(),
      body: { name: 'Slow Mondays', visibility: 'unlisted' },
      invalid: { body: { visibility: 'secret' }, field: 'visibility' },
      answer: { playlist: { name: 'Slow Mondays', visibility: 'unlisted' } },
    },
    'POST playlists/{playlist}/cover': {
      path: () => 'playlists/PLAYLIST/cover',
      as: 'own user',
      before: made(),
      file: { field: 'file', make: async () => png },
      answer: { playlist: { has_cover: true, artworks: [{ hash: '' }] } },
    },
    'DELETE playlists/{playlist}/cover': {
      path: () => 'playlists/PLAYLIST/cover',
      as: 'own user',
      before: made(),
      answer: { playlist: { has_cover: false } },
    },
    'DELETE playlists/{playlist}': {
      path: () => 'playlists/PLAYLIST',
      as: 'own user',
      before: made(),
      answer: { done: true },
    },
    'POST playlists/{playlist}/restore': {
      path: () => 'playlists/PLAYLIST/restore',
      as: 'own user',
      before: made('deleted'),
      answer: { playlist: { name: 'Slow Sundays', tracks_count: 2 } },
    },
    'GET playlists/{playlist}/tracks': {
      path: () => 'playlists/PLAYLIST/tracks',
      as: 'own user',
      before: made(),
      invalid: { query: 'orderBy=popular', field: 'orderBy' },
      answer: { pagination: { data: [{ id: 0, name: '' }] } },
    },
    'POST playlists/{playlist}/tracks': {
      path: () => 'playlists/PLAYLIST/tracks',
      as: 'own user',
      before: made(),
      body: { track_ids: ['#SECOND', '#THIRD'] },
      invalid: { body: { track_ids: [] }, field: 'track_ids' },
      answer: { added: 1, there: 1, tracks_count: 3 },
    },
    'DELETE playlists/{playlist}/tracks': {
      path: () => 'playlists/PLAYLIST/tracks',
      as: 'own user',
      before: made(),
      body: { track_ids: ['#SECOND'] },
      invalid: { body: { track_ids: [] }, field: 'track_ids' },
      answer: { changed: 1, tracks_count: 1 },
    },
    'POST playlists/{playlist}/tracks/restore': {
      path: () => 'playlists/PLAYLIST/tracks/restore',
      as: 'own user',
      before: made('emptied'),
      body: { track_ids: ['#SECOND'] },
      invalid: { body: { track_ids: [] }, field: 'track_ids' },
      answer: { changed: 1, tracks_count: 1 },
    },
    'POST playlists/{playlist}/tracks/move': {
      path: () => 'playlists/PLAYLIST/tracks/move',
      as: 'own user',
      before: made(),
      body: { track_ids: ['#SECOND'], before: '#FIRST' },
      invalid: { body: { track_ids: [1], before: 'first' }, field: 'before' },
      answer: { changed: 1, tracks_count: 2 },
    },
  },
  ids: playlistIds,
} satisfies DomainTests;
