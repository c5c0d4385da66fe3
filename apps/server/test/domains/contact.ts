import type { DomainTests } from '../domain-tests.ts';

export default {
  access: {
    everybodyChanges: { procedures: 'contact.send', rows: 'POST contact-page' },
  },
  probes: {
    'contact.send': 'input',
  },
  examples: {
    'POST contact-page': {
      path: () => 'contact-page',
      body: { name: 'Ida Holm', email: 'ida@example.com', message: 'Your third record skips.' },
      invalid: { body: { name: 'Ida Holm', email: 'ida', message: 'Hello' }, field: 'email' },
      answer: { done: true },
    },
  },
} satisfies DomainTests;
