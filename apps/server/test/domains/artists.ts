import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'artists.get artists.list artists.similar',
      rows: `
      GET artists
      GET artists/{id}
      GET artists/{id}/similar`,
    },
    oneselfChanges: { procedures: 'artists.update', rows: 'PUT artists/{id}' },
    editorsChange: {
      procedures: `
      artists.create artists.delete artists.deleteMany artists.restore artists.updateMany`,
      rows: `
      POST artists
      POST artists/remove
      POST artists/update
      DELETE artists/{id}`,
    },
    editors: { procedures: 'artists.managed', rows: 'GET artists/managed' },
  },
  probes: {
    'artists.create': 'input',
    'artists.delete': 'input',
    'artists.deleteMany': 'input',
    'artists.get': 'input',
    'artists.list': 'input',
    'artists.managed': 'input',
    'artists.restore': 'input',
    'artists.similar': 'input',
    'artists.update': 'input',
    'artists.updateMany': 'input',
  },
  examples: {
    'GET artists': {
      path: () => 'artists',
      invalid: { query: 'orderBy=password', field: 'orderBy' },
      answer: page,
    },
    'GET artists/{id}': { path: (m) => `artists/${m.artistId}`, answer: { artist: {} } },
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
  },
} satisfies DomainTests;
