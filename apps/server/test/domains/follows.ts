import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';

/** Somebody to follow. */
const person = async (server: TestServer) => ({
  PERSON: String(await server.site.addUser(`followed-${Date.now()}-${Math.random()}@example.com`)),
});

export default {
  access: {
    oneselfChanges: {
      procedures: 'follows.follow follows.unfollow',
      rows: `
      PUT users/me/follows/{type}/{id}
      DELETE users/me/follows/{type}/{id}`,
    },
    oneself: {
      procedures: 'follows.artists follows.newReleases',
      rows: `
      GET users/me/library/artists
      GET users/me/new-releases`,
    },
    everybody: { procedures: 'follows.state', rows: 'GET users/me/follows/{type}/{id}' },
  },
  probes: {
    'follows.artists': 'input',
    'follows.follow': 'input',
    'follows.newReleases': 'works',
    'follows.state': 'input',
    'follows.unfollow': 'input',
  },
  examples: {
    'GET users/me/new-releases': {
      path: () => 'users/me/new-releases',
      as: 'own user',
      answer: { albums: [] },
    },
    'GET users/me/library/artists': {
      path: () => 'users/me/library/artists',
      as: 'own user',
      invalid: { query: 'orderBy=plays', field: 'orderBy' },
      answer: page,
    },
    'GET users/me/follows/{type}/{id}': {
      path: () => 'users/me/follows/artists/ARTIST',
      as: 'own user',
      answer: { following: false },
    },
    'PUT users/me/follows/{type}/{id}': {
      path: () => 'users/me/follows/users/PERSON',
      as: 'own user',
      before: person,
      answer: { following: true, followers_count: 1 },
    },
    'DELETE users/me/follows/{type}/{id}': {
      path: () => 'users/me/follows/users/PERSON',
      as: 'own user',
      before: person,
      answer: { following: false, followers_count: 0 },
    },
  },
} satisfies DomainTests;
