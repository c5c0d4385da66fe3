import type { DomainTests } from '../domain-tests.ts';
import { badPage, more, page, spare } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'albums.get albums.list artists.albums',
      rows: `
      GET albums
      GET albums/{id}
      GET artists/{id}/albums`,
    },
    oneselfChanges: {
      procedures: `
      albums.delete albums.deleteMany albums.restore albums.trash albums.update albums.updateMany`,
      rows: `
      POST albums/restore
      POST albums/trash
      POST albums/update
      PUT albums/{id}
      DELETE albums/{id}`,
    },
    editorsChange: { procedures: 'albums.create', rows: 'POST albums' },
    editors: { procedures: 'albums.managed', rows: 'GET albums/managed' },
  },
  probes: {
    'albums.create': 'input',
    'albums.delete': 'input',
    'albums.deleteMany': 'input',
    'albums.get': 'input',
    'albums.list': 'input',
    'albums.managed': 'input',
    'albums.restore': 'input',
    'albums.trash': 'input',
    'albums.update': 'input',
    'albums.updateMany': 'input',
    'artists.albums': 'input',
  },
  examples: {
    'GET artists/{id}/albums': {
      path: (m) => `artists/${m.artistId}/albums`,
      invalid: badPage,
      answer: page,
    },
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
  },
} satisfies DomainTests;
