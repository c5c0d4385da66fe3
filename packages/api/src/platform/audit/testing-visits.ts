import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['audit events', (caller) => caller.audit.list({ per_page: 100 })],
  ['kinds of audit events', (caller) => caller.audit.actions()],
];
