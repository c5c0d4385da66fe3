import type { DomainTests } from '../domain-tests.ts';

export default {
  access: {
    unverifiedToo: { procedures: 'settings.bootstrap', rows: 'GET bootstrap-data' },
  },
  probes: {
    'settings.bootstrap': 'input',
  },
  examples: {
    'GET bootstrap-data': { path: () => 'bootstrap-data', answer: { data: '' } },
  },
} satisfies DomainTests;
