import type { DomainTests } from '../domain-tests.ts';
import { made } from '../example-parts.ts';

export default {
  access: {
    everybody: { procedures: 'radio.get', rows: 'GET radio/{type}/{id}' },
  },
  probes: {
    'radio.get': 'input',
  },
  examples: {
    'GET radio/{type}/{id}': {
      path: () => 'radio/playlist/PLAYLIST',
      as: 'own user',
      before: made(),
      invalid: { query: 'limit=0', field: 'limit' },
      answer: { entries: [{ track: { id: 0, name: '' }, because: { name: null } }] },
    },
  },
} satisfies DomainTests;
