import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'genres.albums genres.get genres.list genres.search genres.tracks',
      rows: `
      GET genres
      GET genres/{genre}
      GET genres/{genre}/albums
      GET genres/{genre}/tracks
      GET search/genres`,
    },
    editorsChange: {
      procedures: `
      genres.create genres.delete genres.deleteMany genres.merge genres.restore genres.update`,
      rows: `
      POST genres/merge
      POST genres/remove
      POST genres
      PUT genres/{genre}
      DELETE genres/{genre}`,
    },
  },
  probes: {
    'genres.albums': 'input',
    'genres.create': 'input',
    'genres.delete': 'input',
    'genres.deleteMany': 'input',
    'genres.get': 'input',
    'genres.list': 'input',
    'genres.merge': 'input',
    'genres.restore': 'input',
    'genres.search': 'input',
    'genres.tracks': 'input',
    'genres.update': 'input',
  },
  examples: {
    'GET search/genres': {
      path: () => 'search/genres?query=folk',
      invalid: { query: 'limit=0', field: 'limit' },
      answer: { genres: [] },
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
  },
} satisfies DomainTests;
