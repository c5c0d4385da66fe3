import { addMusic } from '@kantele/api/testing';
import type { TestServer } from './harness.ts';
import type { RowExample } from './rest-examples.ts';

const page = { pagination: { data: [], per_page: 30, next_cursor: null } };

/** Music of the same name in every run, for the answers that the documentation shows. */
const more = ({ site }: TestServer) =>
  addMusic(site, { artist: 'Harbour Lights', album: 'High Water', tracks: ['Flood', 'Slack'] });

/** Music that a row may change, hide or take away. */
async function spare(server: TestServer) {
  const { albumId, trackIds } = await more(server);
  return { SPAREALBUM: String(albumId), SPARETRACK: String(trackIds[0]) };
}

/** Rows of those who manage the catalogue: lists of everything, the same for several things, the trash. */
export const managingExamples: Record<string, RowExample> = {
  'GET artists/managed': {
    path: () => 'artists/managed?orderBy=name&disabled=false',
    invalid: { query: 'verified=perhaps', field: 'verified' },
    answer: page,
  },
  'POST artists/update': {
    path: () => 'artists/update',
    body: { ids: ['#ARTIST'], verified: true },
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
  'POST artists/remove': {
    path: () => 'artists/remove',
    body: { ids: ['#SPAREARTIST'] },
    before: async ({ site }) => {
      const { artist } = await site
        .as('artists.manage', 'music.view')
        .artists.create({ name: 'Spare artist' });
      return { SPAREARTIST: String(artist.id) };
    },
    invalid: { body: { ids: ['x'] }, field: 'ids.0' },
    answer: { changed: 1 },
  },
  'GET albums/managed': {
    path: () => 'albums/managed?visibility=public&cover=false',
    invalid: { query: 'visibility=nobody', field: 'visibility' },
    answer: page,
  },
  'POST albums/update': {
    path: () => 'albums/update',
    body: { ids: ['#SPAREALBUM'], type: 'ep' },
    before: spare,
    invalid: { body: { ids: [1], visibility: 'scheduled' }, field: 'visibility' },
    answer: { changed: 1 },
  },
  'POST albums/trash': {
    path: () => 'albums/trash',
    body: { ids: ['#SPAREALBUM'] },
    before: spare,
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
  'POST albums/restore': {
    path: () => 'albums/restore',
    body: { ids: ['#TRASHEDALBUM'] },
    before: async (server) => {
      const { albumId } = await more(server);
      await server.site.as('albums.manage').albums.trash({ ids: [albumId] });
      return { TRASHEDALBUM: String(albumId) };
    },
    invalid: { body: {}, field: 'ids' },
    answer: { changed: 1 },
  },
  'GET tracks/managed': {
    path: () => 'tracks/managed?status=ready&explicit=false',
    invalid: { query: 'status=lost', field: 'status' },
    answer: page,
  },
  'POST tracks/update': {
    path: () => 'tracks/update',
    body: { ids: ['#SPARETRACK'], explicit: true, add_credits: [{ role: 'composer', name: 'Odile Varga' }] },
    before: spare,
    invalid: { body: { ids: [1], disc_number: 0 }, field: 'disc_number' },
    answer: { changed: 1 },
  },
  'POST tracks/trash': {
    path: () => 'tracks/trash',
    body: { ids: ['#SPARETRACK'] },
    before: spare,
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
  'POST tracks/restore': {
    path: () => 'tracks/restore',
    body: { ids: ['#TRASHEDTRACK'] },
    before: async (server) => {
      const { trackIds } = await more(server);
      const [id = 0] = trackIds;
      await server.site.as('tracks.manage', 'albums.manage').tracks.trash({ ids: [id] });
      return { TRASHEDTRACK: String(id) };
    },
    invalid: { body: {}, field: 'ids' },
    answer: { changed: 1 },
  },
  'GET lyrics': {
    path: () => 'lyrics?synced=true',
    invalid: { query: 'synced=perhaps', field: 'synced' },
    answer: page,
  },
  'POST lyrics/remove': {
    path: () => 'lyrics/remove',
    body: { track_ids: ['#SUNG'] },
    before: async (server) => {
      const { trackIds } = await more(server);
      const [id = 0] = trackIds;
      await server.site
        .as('music.view', 'lyrics.view', 'lyrics.manage')
        .lyrics.put({ track_id: id, text: 'La la' });
      return { SUNG: String(id) };
    },
    invalid: { body: { track_ids: [] }, field: 'track_ids' },
    answer: { changed: 1 },
  },
  'POST genres/merge': {
    path: () => 'genres/merge',
    body: { ids: ['#GOINGGENRE'], into_id: '#INTOGENRE' },
    before: async ({ site }) => {
      const editor = site.as('music.view', 'genres.manage');
      const [going, into] = [
        await editor.genres.create({ display_name: 'Going genre' }),
        await editor.genres.create({ display_name: 'Staying genre' }),
      ];
      return { GOINGGENRE: String(going.genre.id), INTOGENRE: String(into.genre.id) };
    },
    invalid: { body: { ids: [1], into_id: 1 }, field: 'into_id' },
    answer: { genre: { display_name: 'Staying genre' } },
  },
  'POST genres/remove': {
    path: () => 'genres/remove',
    body: { ids: ['#SPAREGENRE'] },
    before: async ({ site }) => {
      const { genre } = await site.as('genres.manage').genres.create({ display_name: 'Spare genre' });
      return { SPAREGENRE: String(genre.id) };
    },
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
  'POST tags/merge': {
    path: () => 'tags/merge',
    body: { ids: ['#GOINGTAG'], into_id: '#INTOTAG' },
    before: async ({ site }) => {
      const editor = site.as('music.view', 'tags.manage');
      const [going, into] = [
        await editor.tags.create({ display_name: 'Going tag' }),
        await editor.tags.create({ display_name: 'Staying tag' }),
      ];
      return { GOINGTAG: String(going.tag.id), INTOTAG: String(into.tag.id) };
    },
    invalid: { body: { ids: [1], into_id: 1 }, field: 'into_id' },
    answer: { tag: { display_name: 'Staying tag' } },
  },
  'POST tags/remove': {
    path: () => 'tags/remove',
    body: { ids: ['#SPARETAG'] },
    before: async ({ site }) => {
      const { tag } = await site.as('tags.manage').tags.create({ display_name: 'Spare tag' });
      return { SPARETAG: String(tag.id) };
    },
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
};
