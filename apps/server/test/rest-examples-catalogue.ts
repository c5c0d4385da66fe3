import type { RowExample } from './rest-examples.ts';

const page = { pagination: { data: [], per_page: 30, next_cursor: null } };
const badPage = { query: 'per_page=0', field: 'per_page' };

/** Rows of the catalogue: artists, albums, tracks and what belongs to them. */
export const catalogueExamples: Record<string, RowExample> = {
  'GET artists': {
    path: () => 'artists',
    invalid: { query: 'orderBy=password', field: 'orderBy' },
    answer: page,
  },
  'GET artists/{id}': { path: (m) => `artists/${m.artistId}`, answer: { artist: {} } },
  'GET artists/{id}/albums': { path: (m) => `artists/${m.artistId}/albums`, invalid: badPage, answer: page },
  'GET artists/{id}/tracks': { path: (m) => `artists/${m.artistId}/tracks`, invalid: badPage, answer: page },
  'GET artists/{id}/similar': { path: (m) => `artists/${m.artistId}/similar`, answer: { artists: [] } },
  'POST artists': {
    path: () => 'artists',
    body: { name: 'New artist' },
    status: 201,
    invalid: { body: { name: '' }, field: 'name' },
    answer: { artist: { name: 'New artist' } },
  },
  'PUT artists/{id}': {
    path: (m) => `artists/${m.artistId}`,
    body: { bio: 'Born by the sea.' },
    invalid: { body: { links: [{ title: 'x', url: 'javascript:alert(1)' }] }, field: 'links.0.url' },
    answer: { artist: { bio: 'Born by the sea.' } },
  },
  'DELETE artists/{id}': { path: (m) => `artists/${m.artistId}`, answer: { done: true } },
  'GET albums': { path: () => 'albums', invalid: { query: 'type=cassette', field: 'type' }, answer: page },
  'GET albums/{id}': { path: (m) => `albums/${m.albumId}`, answer: { album: { tracks: [] } } },
  'POST albums': {
    path: () => 'albums',
    body: { name: 'New album', artist_ids: ['#ARTIST'] },
    status: 201,
    invalid: { body: { name: 'x', artist_ids: [] }, field: 'artist_ids' },
    answer: { album: { name: 'New album' } },
  },
  'PUT albums/{id}': {
    path: (m) => `albums/${m.albumId}`,
    body: { label: 'Harbour' },
    invalid: { body: { upc: 'abc' }, field: 'upc' },
    answer: { album: { label: 'Harbour' } },
  },
  'DELETE albums/{id}': { path: (m) => `albums/${m.albumId}`, answer: { done: true } },
  'GET tracks': { path: () => 'tracks', invalid: badPage, answer: page },
  'GET tracks/{id}': { path: (m) => `tracks/${m.trackIds[0]}`, answer: { track: {} } },
  'GET tracks/{id}/waveform': { path: (m) => `tracks/${m.trackIds[0]}/waveform`, answer: { waveform: null } },
  'PUT tracks/{id}': {
    path: (m) => `tracks/${m.trackIds[0]}`,
    body: { explicit: true },
    invalid: { body: { owner_id: 1 }, field: 'input' },
    answer: { track: { explicit: true } },
  },
  'DELETE tracks/{id}': { path: (m) => `tracks/${m.trackIds[0]}`, answer: { done: true } },
  'GET tracks/{id}/sources': { path: (m) => `tracks/${m.trackIds[0]}/sources`, answer: { sources: [] } },
  'GET tracks/{id}/lyrics': { path: (m) => `tracks/${m.trackIds[0]}/lyrics`, answer: { lyrics: null } },
  'PUT tracks/{id}/lyrics': {
    path: (m) => `tracks/${m.trackIds[0]}/lyrics`,
    body: { text: 'La la', lines: [{ start_ms: 0, text: 'La la' }] },
    invalid: {
      body: {
        text: 'x',
        lines: [
          { start_ms: 9, text: 'a' },
          { start_ms: 1, text: 'b' },
        ],
      },
      field: 'lines.1.start_ms',
    },
    answer: { lyrics: { text: 'La la' } },
  },
  'DELETE tracks/{id}/lyrics': { path: (m) => `tracks/${m.trackIds[1]}/lyrics`, answer: { done: true } },
  'POST tracks/{id}/plays': {
    path: (m) => `tracks/${m.trackIds[0]}/plays`,
    body: { id: '0195f0a0-0000-7000-8000-000000000001', started_at: 'NOW', heard_ms: 31_000 },
    invalid: { body: { id: 'x', started_at: 'NOW', heard_ms: 1 }, field: 'id' },
    answer: { counted: true },
  },
  'GET genres': { path: () => 'genres', invalid: badPage, answer: page },
  'GET genres/{genre}': { path: () => 'genres/chamber-folk', answer: { genre: {}, artists: [] } },
  'GET genres/{genre}/albums': { path: () => 'genres/chamber-folk/albums', invalid: badPage, answer: page },
  'GET genres/{genre}/tracks': { path: () => 'genres/chamber-folk/tracks', invalid: badPage, answer: page },
  'POST genres': {
    path: () => 'genres',
    body: { display_name: 'Sea shanty' },
    status: 201,
    invalid: { body: { display_name: 'chamber FOLK' }, field: 'display_name' },
    answer: { genre: { slug: 'sea-shanty' } },
  },
  'PUT genres/{genre}': {
    path: () => 'genres/GENRE',
    body: { display_name: 'Chamber Folk' },
    invalid: { body: {}, field: 'display_name' },
    answer: { genre: {} },
  },
  'DELETE genres/{genre}': { path: () => 'genres/GENRE', answer: { done: true } },
  'GET tags': { path: () => 'tags', invalid: badPage, answer: page },
  'GET tags/{tag}': { path: () => 'tags/rainy', answer: { tag: {} } },
  'GET tags/{tag}/tracks': { path: () => 'tags/rainy/tracks', invalid: badPage, answer: page },
  'POST tags': {
    path: () => 'tags',
    body: { display_name: 'Sunny' },
    status: 201,
    invalid: { body: { display_name: 'RAINY' }, field: 'display_name' },
    answer: { tag: { slug: 'sunny' } },
  },
  'PUT tags/{tag}': {
    path: () => 'tags/TAG',
    body: { display_name: 'Rainy' },
    invalid: { body: {}, field: 'display_name' },
    answer: { tag: {} },
  },
  'DELETE tags/{tag}': { path: () => 'tags/TAG', answer: { done: true } },
  'GET search': {
    path: () => 'search?query=one&types=tracks,albums&limit=5',
    invalid: { query: `query=${'x'.repeat(256)}`, field: 'query' },
    answer: { results: { artists: [], albums: [], tracks: [] } },
  },
  'GET search/suggest': {
    path: () => 'search/suggest?query=on',
    invalid: { query: 'query=a&limit=99', field: 'limit' },
    answer: { suggestions: [] },
  },
  'GET search/lyrics': {
    path: () => 'search/lyrics?query=words',
    invalid: { query: 'query=a&limit=99', field: 'limit' },
    answer: { query: 'words', hits: [] },
  },
  'GET channels/{channel}': {
    path: () => 'channels/home',
    invalid: { query: 'per_page=500', field: 'per_page' },
    answer: { channel: { content: [] } },
  },
  'GET channels': {
    path: () => 'channels?orderBy=name&query=releases',
    invalid: { query: 'orderBy=slug', field: 'orderBy' },
    answer: page,
  },
  'GET channels/{channel}/edit': {
    path: () => 'channels/CHANNEL/edit',
    answer: { channel: { content: 'albums', rule: 'manual', rev: 1 } },
  },
  'POST channels': {
    path: () => 'channels',
    body: { name: 'This week', content: 'tracks', rule: 'popular', window_days: 7, layout: 'list' },
    status: 201,
    invalid: { body: { name: 'Home' }, field: 'slug' },
    answer: { channel: { slug: 'this-week', visibility: 'draft' } },
  },
  'PUT channels/{channel}': {
    path: () => 'channels/CHANNEL',
    body: { rev: 1, item_ids: ['#PICK'], visibility: 'public' },
    before: async ({ site }) => {
      const editor = site.as('admin');
      const { artist } = await editor.artists.create({ name: 'Picked' });
      const { album } = await editor.albums.create({ name: 'Pick', artist_ids: [artist.id] });
      return { PICK: String(album.id) };
    },
    invalid: { body: { rev: 1, item_ids: [999_999] }, field: 'item_ids' },
    answer: { channel: { rev: 2 } },
  },
  'POST channels/remove': {
    path: () => 'channels/remove',
    body: { ids: ['#SPARE'] },
    before: async ({ site }) => {
      const { channel } = await site.as('channels.manage').channels.create({ name: `Spare ${Date.now()}` });
      return { SPARE: String(channel.id) };
    },
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
  'GET landing/artists': { path: () => 'landing/artists', answer: { artists: [] } },
};
