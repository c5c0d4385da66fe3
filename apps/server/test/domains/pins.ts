import type { DomainTests } from '../domain-tests.ts';
import { made } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';

/** A playlist of the example's own user that is pinned. */
async function pinned(server: TestServer, own: Person): Promise<Record<string, string>> {
  const ids = await made()(server, own);
  await (await server.site.user(own.id)).pins.set({ type: 'playlists', id: Number(ids.PLAYLIST) });
  return ids;
}

export default {
  access: {
    oneself: { procedures: 'pins.list', rows: 'GET users/me/library/pins' },
    oneselfChanges: {
      procedures: 'pins.remove pins.set',
      rows: `
      PUT users/me/pins/{type}/{id}
      DELETE users/me/pins/{type}/{id}`,
    },
  },
  probes: { 'pins.list': 'works', 'pins.remove': 'input', 'pins.set': 'input' },
  examples: {
    'GET users/me/library/pins': {
      path: () => 'users/me/library/pins',
      as: 'own user',
      before: pinned,
      answer: { playlists: [{ may_add: true }], albums: [], artists: [] },
    },
    'PUT users/me/pins/{type}/{id}': {
      path: () => 'users/me/pins/playlists/PLAYLIST',
      as: 'own user',
      before: made(),
      answer: { pinned: true },
    },
    'DELETE users/me/pins/{type}/{id}': {
      path: () => 'users/me/pins/playlists/PLAYLIST',
      as: 'own user',
      before: pinned,
      answer: { pinned: false },
    },
  },
} satisfies DomainTests;
