import type { createCaller } from './router.ts';

/** The site as a page asks it. */
export type Caller = ReturnType<typeof createCaller>;
type Visit = [string, (caller: Caller) => Promise<unknown>];

const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);
const week = { from: day(6), to: day(0) };

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

const fixed: Visit[] = [
  ['insights of an artist', (caller) => caller.reports.artist({ artist_id: 7, ...week })],
  [
    'insights of an artist nobody has heard',
    (caller) => caller.reports.artist({ artist_id: 1_999, ...week }),
  ],
  ['insights of the site', (caller) => caller.reports.site(week)],
  ['who follows an artist', (caller) => caller.follows.state({ type: 'artists', id: 7 })],
  ['artists', (caller) => caller.artists.list({ per_page: 100 })],
  ['an artist', (caller) => caller.artists.get({ id: 7 })],
  ['albums of an artist', (caller) => caller.artists.albums({ id: 7 })],
  ['tracks of an artist', (caller) => caller.artists.tracks({ id: 7 })],
  ['artists like another', (caller) => caller.artists.similar({ id: 7 })],
  ['albums', (caller) => caller.albums.list({ per_page: 100, orderBy: 'popular', type: 'ep' })],
  ['an album', (caller) => caller.albums.get({ id: 77 })],
  ['tracks', (caller) => caller.tracks.list({ per_page: 100 })],
  ['where pages of tracks begin', (caller) => caller.tracks.index({ orderBy: 'length' })],
  ['ids of tracks', (caller) => caller.tracks.ids({ genre_id: 7 })],
  ['a track', (caller) => caller.tracks.get({ id: 777 })],
  ['a waveform', (caller) => caller.tracks.waveform({ id: 777 })],
  ['lyrics', (caller) => caller.lyrics.get({ track_id: 780 })],
  ['a line of lyrics', (caller) => caller.lyrics.search({ query: 'words of number 780' })],
  ['words of all lyrics', (caller) => caller.lyrics.search({ query: 'more of them' })],
  ['sources', (caller) => caller.streaming.sources({ track_id: 777 })],
  ['the state of the audio', (caller) => caller.streaming.overview()],
  ['audio files', (caller) => caller.streaming.originals({ per_page: 100 })],
  ['public playlists', (caller) => caller.playlists.list({ per_page: 100 })],
  ['a long playlist', (caller) => caller.playlists.get({ id: 3 })],
  ['tracks of a playlist', (caller) => caller.playlists.tracks({ id: 3, per_page: 100 })],
  ['a title in a playlist', (caller) => caller.playlists.tracks({ id: 3, query: 'north' })],
  ['ids of a playlist', (caller) => caller.tracks.ids({ playlist_id: 3, orderBy: 'custom' })],
  ['a playlist as a file', (caller) => caller.playlists.exportFile({ id: 3, format: 'xspf' })],
  ['a radio of a track', (caller) => caller.radio.get({ type: 'track', id: 777, seed: 5 })],
  ['a radio of a genre', (caller) => caller.radio.get({ type: 'genre', id: 7 })],
  ['a radio of a playlist', (caller) => caller.radio.get({ type: 'playlist', id: 3 })],
  ['genres', (caller) => caller.genres.list({})],
  ['a genre', (caller) => caller.genres.get({ slug: 'genre-7' })],
  ['albums of a genre', (caller) => caller.genres.albums({ slug: 'genre-7' })],
  ['tracks of a genre', (caller) => caller.genres.tracks({ slug: 'genre-7' })],
  ['tracks of a tag', (caller) => caller.tags.tracks({ slug: 'tag-3' })],
  ['the home page', (caller) => caller.channels.get({ slug: 'home' })],
  ...[
    'albums-manual',
    'artists-manual',
    'tracks-manual',
    'genres-manual',
    'artists-added',
    'tracks-added',
    'albums-popular-7-days',
    'artists-popular-7-days',
    'tracks-popular-7-days',
    'albums-newest-genre-7',
    'albums-added-genre-7',
    'albums-popular-genre-7',
    'albums-popular-7-days-genre-7',
    'artists-popular-genre-7',
    'artists-popular-7-days-genre-7',
    'tracks-added-genre-7',
    'tracks-popular-genre-7',
    'tracks-popular-7-days-genre-7',
    'list-1000',
  ].map((slug): Visit => [`the channel ${slug}`, (caller) => caller.channels.get({ slug })]),
  ['channels', (caller) => caller.channels.list({ per_page: 100 })],
  ['a channel to be changed', (caller) => caller.channels.edited({ id: 7 })],
  ['a channel that is not saved', (caller) => caller.channels.preview({ rule: 'popular', window_days: 7 })],
  ['the landing page', (caller) => caller.channels.landingArtists()],
  ['imports', (caller) => caller.imports.list({})],
  ['libraries', (caller) => caller.imports.libraries()],
  ['failed files', (caller) => caller.imports.files({ id: 1, per_page: 100 })],
  ['second copies', (caller) => caller.imports.files({ id: 1, state: 'duplicate' })],
  ['the report of a library', (caller) => caller.imports.report({ id: 1 })],
  ['all artists', (caller) => caller.artists.managed({ per_page: 100, orderBy: 'plays' })],
  ['all albums', (caller) => caller.albums.managed({ per_page: 100, query: 'silver' })],
  ['all tracks', (caller) => caller.tracks.managed({ per_page: 100, genre_id: 7 })],
  ['all lyrics', (caller) => caller.lyrics.managed({ per_page: 100 })],
  ['genres by a part of the name', (caller) => caller.genres.list({ query: 'genre', orderBy: 'name' })],
  ['tags by name', (caller) => caller.tags.list({ orderBy: 'name_desc' })],
  ['users', (caller) => caller.users.list({ per_page: 100 })],
  ['a user', (caller) => caller.users.get({ id: 4_242 })],
  ['pages', (caller) => caller.pages.list({ per_page: 100, orderBy: 'title' })],
  ['a page', (caller) => caller.pages.get({ slug: 'page-42' })],
  ['a page by its id', (caller) => caller.pages.getById({ id: 42 })],
  ['a page to be changed', (caller) => caller.pages.edited({ id: 42 })],
  ['roles', (caller) => caller.roles.list()],
  ['a role', (caller) => caller.roles.get({ id: 7 })],
  ['members of a role', (caller) => caller.roles.members({ id: 6, per_page: 100 })],
  ['mails', (caller) => caller.mails.list({ per_page: 100 })],
  ['failed mails', (caller) => caller.mails.list({ state: 'failed', per_page: 100 })],
  ['a mail', (caller) => caller.mails.get({ id: 7 })],
  ['audit events', (caller) => caller.audit.list({ per_page: 100 })],
  ['kinds of audit events', (caller) => caller.audit.actions()],
];

const searches = [
  'silver',
  'silv',
  'silver r',
  'silver ri',
  'silver rive',
  '4242 r',
  'the river of silver and the velvet morning',
  'silver river',
  'sil',
  'velvet 7',
  'the',
  'm',
  'river 4242',
  '4242',
  'xqzw',
  '!!!',
  'slver rivr',
];

/** The pages of tracks that can be reached, or the first three. */
async function deepSearch(caller: Caller, query: string) {
  let cursor: string | null = null;
  for (let page = 0; page < 3; page++) {
    const answer: Awaited<ReturnType<Caller['search']['query']>> = await caller.search.query({
      query,
      types: ['tracks'],
      limit: 50,
      cursor,
    });
    cursor = answer.next_cursor;
    if (!cursor) return;
  }
}

/** What pages ask for, by name: every page, and every request of a search. */
export const pages: Visit[] = [
  ...fixed,
  ...searches.map((query): Visit => [`a search for ${query}`, (own) => own.search.query({ query })]),
  ...searches.map((query): Visit => [`a long list of tracks for ${query}`, (own) => deepSearch(own, query)]),
  ...searches.map((query): Visit => [`type-ahead for ${query}`, (own) => own.search.suggest({ query })]),
];
