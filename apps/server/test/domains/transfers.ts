import type { DomainTests } from '../domain-tests.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';

const library = [
  '{"kind":"library","version":1}',
  '{"kind":"liked_song","title":"Comet","artist":"Nobody"}',
  '{"kind":"playlist","name":"Slow Sundays"}',
  '{"kind":"song","title":"Comet","artist":"Nobody"}',
].join('\n');

/** Somebody whose library names a song that is not here. */
const moved = async ({ site }: TestServer, { id }: Person): Promise<Record<string, string>> => {
  const caller = await site.user(id);
  await caller.transfers.importLibrary({ file: new TextEncoder().encode(library) });
  return {};
};

export default {
  access: {
    oneselfChanges: {
      procedures: 'transfers.forget transfers.importLibrary',
      rows: `
      POST users/me/library/file
      DELETE users/me/library/awaited`,
    },
    oneself: { procedures: 'transfers.awaited', rows: 'GET users/me/library/awaited' },
  },
  probes: {
    'transfers.awaited': 'input',
    'transfers.forget': 'input',
    'transfers.importLibrary': 'input',
  },
  examples: {
    'POST users/me/library/file': {
      path: () => 'users/me/library/file',
      as: 'own user',
      file: { field: 'file', make: async () => Buffer.from(library) },
      status: 201,
      answer: { liked_songs: 1, playlists: 1 },
    },
    'GET users/me/library/awaited': {
      path: () => 'users/me/library/awaited',
      as: 'own user',
      before: moved,
      invalid: { query: 'per_page=0', field: 'per_page' },
      answer: {
        pagination: { data: [{ id: 0, kind: 'liked_song', title: 'Comet', artist: 'Nobody' }] },
        total: 1,
      },
    },
    'DELETE users/me/library/awaited': {
      path: () => 'users/me/library/awaited',
      as: 'own user',
      before: moved,
      body: {},
      invalid: { body: { ids: [] }, field: 'ids' },
      answer: { changed: 1 },
    },
  },
} satisfies DomainTests;
