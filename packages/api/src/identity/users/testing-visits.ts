import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['users', (caller) => caller.users.list({ per_page: 100 })],
  ['a user', (caller) => caller.users.get({ id: 4_242 })],
];
