import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { emptyTrash, removeFiles, removeFilesBefore, sweepFiles } from './jobs.ts';
import { fileRows } from './rest.ts';
import { filesRouter } from './router.ts';

export const files = {
  name: 'files',
  routers: { files: filesRouter },
  rows: fileRows,
  about: ['Files', 'Files people have uploaded, in folders and with a trash.'],
  contract,
  jobs: [
    handledBy(emptyTrash, { start: async () => (await import('./delete-files.ts')).emptyTrash }),
    handledBy(removeFiles, {
      start: async () => (await import('./remove-files.ts')).removeUnusedFiles,
    }),
    handledBy(removeFilesBefore, {
      start: async () => (await import('./remove-files.ts')).removeFilesQueuedBefore,
    }),
    handledBy(sweepFiles, {
      start: async () => (await import('./sweep-files.ts')).sweepFilesNightly,
    }),
  ],
  exported: {
    file_entries: { column: 'owner_id', without: ['name_key', 'storage_key', 'team_id'] },
  },
} satisfies Domain;
