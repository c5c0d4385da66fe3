import type { TestServer } from './harness.ts';
import type { Person } from './http-accounts.ts';
import type { RowExample } from './rest-examples.ts';

/** A playlist of the one who asks with two tracks, and their ids; deleted, emptied or filled by a rule before. */
const made =
  (then?: 'deleted' | 'emptied' | 'filled') =>
  async ({ site }: TestServer, { id }: Person): Promise<Record<string, string>> => {
    const { db } = site.services;
    const tracks = await db
      .selectFrom('tracks')
      .select('id')
      .where('listed', '=', true)
      .orderBy('id')
      .limit(3)
      .execute();
    const [one, other, third] = tracks.map((track) => track.id);
    const caller = await site.user(id);
    const track_ids = [one ?? 0, other ?? 0];
    const { playlist } = await caller.playlists.create({
      name: 'Slow Sundays',
      visibility: 'public',
      track_ids,
    });
    if (then === 'deleted') await caller.playlists.delete({ id: playlist.id });
    if (then === 'emptied') await caller.playlists.removeTracks({ id: playlist.id, track_ids });
    if (then === 'filled') {
      const rules = [
        { field: 'liked', op: 'is', value: true } as const,
        { field: 'all_plays', op: 'over', value: 5 } as const,
      ];
      await caller.playlists.update({ id: playlist.id, rules: { match: 'any', rules } });
    }
    return { PLAYLIST: String(playlist.id), FIRST: String(one), SECOND: String(other), THIRD: String(third) };
  };
/** A playlist for the rows that are refused before they look at one. */
export const playlistIds = made();

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

/** Rows of playlists, and of radios that begin with one. */
export const playlistExamples: Record<string, RowExample> = {
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
  'POST playlists': {
    path: () => 'playlists',
    as: 'own user',
    before: made(),
    body: { name: 'Slow Sundays', description: 'Before noon.', track_ids: ['#FIRST', '#SECOND'] },
    status: 201,
    invalid: { body: { name: ' ' }, field: 'name' },
    answer: { playlist: { name: 'Slow Sundays', tracks_count: 2, visibility: 'private' } },
  },
  'GET radio/{type}/{id}': {
    path: () => 'radio/playlist/PLAYLIST',
    as: 'own user',
    before: made(),
    invalid: { query: 'limit=0', field: 'limit' },
    answer: { entries: [{ track: { id: 0, name: '' }, because: { name: null } }] },
  },
  'POST playlists/nsp': {
    path: () => 'playlists/nsp',
    as: 'own user',
    body: {
      text: '{"name":"Loved","all":[{"is":{"loved":true}},{"gt":{"rating":3}}],"sort":"title","limit":50}',
    },
    invalid: { body: { text: '[]' }, field: 'text' },
    answer: { name: 'Loved', left_out: ['gt'], rules: { match: 'all', limit: { by: 'tracks', value: 50 } } },
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
};
