import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { reportRows } from './rest.ts';
import { reportsRouter } from './router.ts';

export const reports = {
  name: 'reports',
  routers: { reports: reportsRouter },
  rows: reportRows,
  about: ['Insights', 'What people listened to, of an artist and on the whole site.'],
  contract,
} satisfies Domain;
