import type { DomainTests } from '../domain-tests.ts';

export default {
  access: { everybody: { procedures: 'downloads.locate downloads.sizes', rows: '' } },
  probes: { 'downloads.locate': 'input', 'downloads.sizes': 'input' },
  examples: {},
} satisfies DomainTests;
