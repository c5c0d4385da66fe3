import { numeric, pageQuery, type RestRow } from '../core/rest.ts';

export const auditRows = [
  {
    method: 'GET',
    path: 'audit-events',
    procedure: 'audit.list',
    summary: 'What was done, newest first',
    input: (request) => {
      const { actor_id, ...query } = pageQuery(request);
      return { ...query, ...(actor_id === undefined ? {} : { actor_id: numeric(String(actor_id)) }) };
    },
  },
  {
    method: 'GET',
    path: 'audit-events/actions',
    procedure: 'audit.actions',
    summary: 'Actions there are events of',
    input: () => undefined,
  },
] as const satisfies readonly RestRow[];
