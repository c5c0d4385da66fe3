import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    everybody: { procedures: 'streaming.sources', rows: 'GET tracks/{id}/sources' },
    adminsInPerson: {
      procedures: 'streaming.analyseAgain streaming.originals streaming.overview',
      rows: `
      POST audio/analyse
      GET audio
      GET audio/files`,
    },
  },
  probes: {
    'streaming.analyseAgain': 'input',
    'streaming.originals': 'input',
    'streaming.overview': 'works',
    'streaming.sources': 'input',
  },
  examples: {
    'GET tracks/{id}/sources': { path: (m) => `tracks/${m.trackIds[0]}/sources`, answer: { sources: [] } },
    'GET audio': { path: () => 'audio', answer: { catalogue: {}, analysis: {}, originals: [], cache: {} } },
    'GET audio/files': { path: () => 'audio/files?state=failed', invalid: badPage, answer: page },
    'POST audio/analyse': {
      path: () => 'audio/analyse',
      body: { state: 'damaged' },
      invalid: { body: { state: 'fine' }, field: 'state' },
      answer: { count: 0 },
    },
  },
} satisfies DomainTests;
