import type { Generated } from 'kysely';

/** The nightly backup: one row once the first has begun. */
export interface NightlyBackupTable {
  id: Generated<boolean>;
  /** The hour the one that has begun last was due at. */
  night: Date;
  /** When the last one ended, however it ended; null until then. */
  finished_at: Date | null;
  /** When the last complete one ended: `finished_at`, or before when those after it failed; null when there is none. */
  complete_at: Date | null;
  /** Bytes of the tables of the last complete one and of the files it names; null when there is none. */
  bytes: number | null;
  /** Why the last one failed, or why old ones are still there; null when all went well. */
  problem: string | null;
}
export interface BackupTables {
  nightly_backup: NightlyBackupTable;
}
