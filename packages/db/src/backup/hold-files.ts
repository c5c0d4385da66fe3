import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { connect } from './connect.ts';

/** One backup of a database at a time. */
const backupLock = 7_261_004;
/** Held by a backup while it copies files, and shared by those who remove some. */
const removalLock = 7_261_005;
/** Milliseconds removals that have begun may take to end. */
const removalMs = 60_000;

/** Thrown when another process copies the same database, or into the same folder. */
export class BackupRunningError extends Error {
  override readonly name = 'BackupRunningError';

  constructor(message = 'Another backup of this site is running.') {
    super(message);
  }
}

export interface HeldFiles {
  /** Passes while files are still held. @throws Error when the database went away in between */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Keeps all files of the store in place: removals wait for another time until `release` or the end of the process.
 * Those that have begun are waited for, so a snapshot that is taken afterwards names no file that is gone.
 * @throws BackupRunningError when another backup holds them
 */
export async function holdFiles(url: string): Promise<HeldFiles> {
  // Locks of a transaction, because a pooler gives each transaction a connection that stays.
  const client = await connect(url);
  try {
    await client.query('begin');
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1) as locked',
      [backupLock],
    );
    if (!rows[0]?.locked) throw new BackupRunningError();
    await client.query(`set local lock_timeout = ${removalMs}`);
    await client.query('select pg_advisory_xact_lock($1)', [removalLock]);
  } catch (error) {
    await close(client);
    throw error;
  }
  return {
    async assertHeld() {
      await client.query('select 1');
    },
    release: () => close(client),
  };
}

async function close(client: pg.Client): Promise<void> {
  await client.end().catch(() => {});
}

/** Whether files may be removed in this transaction; false while a backup copies them. */
export async function mayRemoveFiles(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock_shared(${removalLock}) as locked`.execute(trx);
  return rows[0]?.locked ?? false;
}
