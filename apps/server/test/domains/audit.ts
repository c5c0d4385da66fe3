import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    adminsInPerson: {
      procedures: 'audit.actions audit.list',
      rows: `
      GET audit-events
      GET audit-events/actions`,
    },
  },
  probes: {
    'audit.actions': 'works',
    'audit.list': 'input',
  },
  examples: {
    'GET audit-events': { path: () => 'audit-events', invalid: badPage, answer: page },
    'GET audit-events/actions': { path: () => 'audit-events/actions', answer: { actions: [] } },
  },
} satisfies DomainTests;
