import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { purgeEvents } from './queries.ts';
import { auditRows } from './rest.ts';
import { auditRouter } from './router.ts';

export const audit = {
  name: 'audit',
  routers: { audit: auditRouter },
  rows: auditRows,
  about: ['Audit log', 'What was done, by whom and from where.'],
  contract,
  purges: [purgeEvents],
  exported: {
    audit_events: { column: 'actor_id' },
  },
} satisfies Domain;
