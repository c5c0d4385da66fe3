import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['mails', (caller) => caller.mails.list({ per_page: 100 })],
  ['failed mails', (caller) => caller.mails.list({ state: 'failed', per_page: 100 })],
  ['a mail', (caller) => caller.mails.get({ id: 7 })],
];
