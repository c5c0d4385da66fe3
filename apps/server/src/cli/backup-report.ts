import type { RestoreResult } from '../backup/restore-backup.ts';
import type { BackupResult } from '../backup/write-backup.ts';
import { many, size } from './report.ts';

const shown = 20;

/** What a backup holds, and what is wrong with the site it was made of. */
export function backupLines({ backup, folder, tables, files, ...result }: BackupResult): string[] {
  return [
    `Backup ${backup} is in ${folder}.`,
    `${many(tables.count, 'table')} with ${many(tables.rows, 'row')}; ${many(files.count, 'file')} of ${size(files.bytes)}, ${many(files.copied, 'new one')} of ${size(files.copied_bytes)}.`,
    ...(result.dropped
      ? [
          `Removed ${many(result.dropped.backups, 'old backup')} and ${many(result.dropped.files, 'file')} of ${size(result.dropped.bytes)}.`,
        ]
      : []),
    ...listed('missing from the file store, and so from the backup', result.missing),
    ...listed('backed up, but not what the database says was stored', result.changed),
  ];
}

/** What was restored, and what to do now. */
export function restoreLines({ backup, tables, files }: RestoreResult, dataDir: string): string[] {
  return [
    `Restored ${backup} into ${dataDir}: ${many(tables.count, 'table')} with ${many(tables.rows, 'row')}, ${many(files.count, 'file')} of ${size(files.bytes)}.`,
    'Start the server now: npm start.',
  ];
}

function listed(what: string, keys: readonly string[]): string[] {
  if (keys.length === 0) return [];
  const more = keys.length > shown ? [`  … and ${keys.length - shown} more`] : [];
  return [`${many(keys.length, 'file')} ${what}:`, ...keys.slice(0, shown).map((key) => `  ${key}`), ...more];
}
