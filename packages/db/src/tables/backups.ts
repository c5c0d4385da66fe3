import type { Generated } from 'kysely';

/** The nightly backup: one row once the first has begun. */
export interface NightlyBackupTable {
  id: Generated<boolean>;
  /** The hour the one that has begun last was due at. */
  night: Date;
  /** When the last one ended; null until then. */
  finished_at: Date | null;
  /** Bytes of its tables and of the files it names; null when there is none. */
  bytes: number | null;
  /** Why there is no backup, or why old ones are still there; null when all went well. */
  problem: string | null;
}
export interface BackupTables {
  nightly_backup: NightlyBackupTable;
}
