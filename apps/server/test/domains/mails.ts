import type { DomainTests } from '../domain-tests.ts';

export default {
  access: {
    adminsInPerson: { procedures: 'mails.get mails.list mails.resend' },
  },
  probes: {
    'mails.get': 'input',
    'mails.list': 'input',
    'mails.resend': 'input',
  },
} satisfies DomainTests;
