import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['roles', (caller) => caller.roles.list()],
  ['a role', (caller) => caller.roles.get({ id: 7 })],
  ['members of a role', (caller) => caller.roles.members({ id: 6, per_page: 100 })],
];
