import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '@kantele/api/server';
import { isConnectionLost, sql } from '@kantele/db';

/** Resolves as soon as the database answers. @throws what it answers with, or when `signal` is aborted */
export async function databaseBack({ db }: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await sleep(500, undefined, { signal });
    }
  }
}
