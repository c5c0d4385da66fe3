import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    everybody: { procedures: 'tracks.count tracks.ids tracks.index tracks.list', rows: 'GET tracks' },
  },
  probes: {
    'tracks.count': 'input',
    'tracks.ids': 'input',
    'tracks.index': 'input',
    'tracks.list': 'input',
  },
  examples: {
    'GET tracks': { path: () => 'tracks', invalid: badPage, answer: page },
  },
} satisfies DomainTests;
