import type { DomainTests } from '../domain-tests.ts';

export default {
  access: { everybody: { procedures: 'downloads.locate', rows: '' } },
  probes: { 'downloads.locate': 'input' },
  examples: {},
} satisfies DomainTests;
