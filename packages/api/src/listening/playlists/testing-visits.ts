import type { Caller, Visit } from '../../testing-visits.ts';

/** A file whose songs are looked for in every way, and what its owner is shown of it. */
export async function importAndReview(caller: Caller) {
  const rows = [
    'Song 4242,Artist 42,,,',
    'Silver River (Live),Artist 7 feat. Artist 8,3:30,,music/Artist 7/01 Song.flac',
    'Anything,,,DEA620700123,',
    'Silver,,3:00,,',
  ];
  const text = ['title,artist,duration,isrc,path', ...rows, ...rows.map((row) => `New ${row}`)].join('\n');
  const { playlists } = await caller.playlists.importFile({ file: new TextEncoder().encode(text) });
  const id = playlists[0]?.id ?? 0;
  await caller.playlists.get({ id });
  const { pagination } = await caller.playlists.entries({ id, state: 'missing' });
  const [entry] = pagination.data;
  if (entry) await caller.playlists.settle({ id, entries: [{ entry_id: entry.id, track_id: 777 }] });
}

export const visits: Visit[] = [
  ['public playlists', (caller) => caller.playlists.list({ per_page: 100 })],
  ['playlists of everybody', (caller) => caller.playlists.managed({ per_page: 100 })],
  ['a playlist of anybody', (caller) => caller.playlists.managed({ query: 'list 77', orderBy: 'name' })],
  ['a long playlist', (caller) => caller.playlists.get({ id: 3 })],
  ['tracks of a playlist', (caller) => caller.playlists.tracks({ id: 3, per_page: 100 })],
  ['a title in a playlist', (caller) => caller.playlists.tracks({ id: 3, query: 'north' })],
  ['a playlist as a file', (caller) => caller.playlists.exportFile({ id: 3, format: 'xspf' })],
];
