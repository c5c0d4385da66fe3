import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import { beginNightly, writeNightly } from './jobs.ts';

export const backups = {
  name: 'backups',
  jobs: [
    handledBy(beginNightly, {
      start: async () => (await import('./begin-nightly.ts')).beginNightlyBackup,
    }),
    handledBy(writeNightly, {
      start: async () => (await import('./write-nightly.ts')).writeNightlyBackup,
      fail: async () => (await import('./write-nightly.ts')).nightlyBackupFailed,
    }),
  ],
} satisfies Domain;
