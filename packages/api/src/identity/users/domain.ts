import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { makeExport, removeExports } from './jobs.ts';
import { userRows } from './rest.ts';
import { usersRouter } from './router.ts';

export const users = {
  name: 'users',
  routers: { users: usersRouter },
  rows: userRows,
  about: ['Users', 'One’s own account, and everybody’s for those who manage users.'],
  contract,
  jobs: [
    handledBy(makeExport, {
      start: async () => (await import('./exports/write-data-export.ts')).writeDataExport,
      fail: async () => (await import('./exports/write-data-export.ts')).exportFailed,
    }),
    handledBy(removeExports, {
      start: async () => (await import('./exports/remove-exports.ts')).removeOldExports,
    }),
  ],
  exported: {
    saved_views: { column: 'user_id' },
  },
  notExported: {
    data_exports: 'the export itself',
  },
} satisfies Domain;
