import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';

export default {
  access: {
    oneselfChanges: {
      procedures: 'likes.remove likes.set',
      rows: `
      PUT users/me/likes/{type}/{id}
      DELETE users/me/likes/{type}/{id}`,
    },
    oneself: {
      procedures: 'likes.albums likes.among likes.tracks',
      rows: `
      GET users/me/library/albums
      GET users/me/library/tracks`,
    },
  },
  probes: {
    'likes.albums': 'input',
    'likes.among': 'input',
    'likes.remove': 'input',
    'likes.set': 'input',
    'likes.tracks': 'input',
  },
  examples: {
    'GET users/me/library/tracks': {
      path: () => 'users/me/library/tracks',
      as: 'own user',
      invalid: { query: 'orderBy=plays', field: 'orderBy' },
      answer: page,
    },
    'GET users/me/library/albums': {
      path: () => 'users/me/library/albums',
      as: 'own user',
      invalid: { query: 'orderBy=plays', field: 'orderBy' },
      answer: page,
    },
    'PUT users/me/likes/{type}/{id}': {
      path: ({ trackIds }) => `users/me/likes/tracks/${trackIds[0]}`,
      as: 'own user',
      answer: { liked: true },
    },
    'DELETE users/me/likes/{type}/{id}': {
      path: ({ trackIds }) => `users/me/likes/tracks/${trackIds[0]}`,
      as: 'own user',
      answer: { liked: false },
    },
  },
} satisfies DomainTests;
