import { page, type RestRowsOf } from '../../core/rest.ts';
import type { auditRouter } from './router.ts';

export const auditRows = [
  {
    method: 'GET',
    path: 'audit-events',
    procedure: 'audit.list',
    summary: 'What was done, newest first',
    query: { ...page, actor_id: 'number', action: 'text' },
  },
  {
    method: 'GET',
    path: 'audit-events/actions',
    procedure: 'audit.actions',
    summary: 'Actions there are events of',
  },
] as const satisfies RestRowsOf<typeof auditRouter, 'audit'>;
