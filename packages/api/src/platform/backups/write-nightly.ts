import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { freshSite } from '../site-state/site.ts';
import { writeNightly } from './jobs.ts';
import { lastNightly, storeNightly } from './queries.ts';

type Payload = z.output<typeof writeNightly.payload>;

/** Milliseconds until it is looked again whether another backup has ended, and for how long. */
const busy = { againMs: 600_000, mostMs: 3 * 3_600_000 };

/**
 * The job: makes a backup, drops old ones, and notes how that went. What it notes is true whoever has the job by then: a
 * worker that lost it while it was copying has made a backup all the same, and the next one finds that.
 */
export async function writeNightlyBackup(ctx: Context, payload: Payload, run: JobRun): Promise<void> {
  const { db, services } = ctx;
  const { settings } = await freshSite(db);
  if (!settings['backups.nightly'] || (await isWritten(db, payload))) return;
  const written = await services.backups.write({ keep: settings['backups.keep'], signal: run.signal });
  if (!written) return waitForOther(ctx, payload);
  const result = { bytes: written.bytes, problem: written.notDropped };
  await db.transaction().execute((trx) => noteNightly(ctx, trx, payload, result));
}

/** After the last attempt: the site has no new backup. */
export async function nightlyBackupFailed(ctx: Context, payload: Payload, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    if (await isWritten(trx, payload)) return;
    await noteNightly(ctx, trx, payload, { bytes: null, problem: reason });
  });
}

/** Whether a backup has been made since this one began to be wanted. */
async function isWritten(db: Parameters<typeof lastNightly>[0], { begun_at }: Payload): Promise<boolean> {
  const last = await lastNightly(db);
  return last !== undefined && last.complete_at !== null && last.complete_at >= new Date(begun_at);
}

/** Another backup is under way: by hand, or of a worker that is no longer known. */
async function waitForOther({ db, services }: Context, payload: Payload): Promise<void> {
  const now = services.now().getTime();
  if (now - new Date(payload.begun_at).getTime() > busy.mostMs)
    throw new Error(
      'Another backup of this site, or into the same folder, has been running for three hours.',
    );
  const runAt = new Date(now + busy.againMs);
  await services.jobs.add(db, writeNightly, payload, { key: writeNightly.name, runAt });
}

/** Notes how a backup went; of a problem all admins are told. */
async function noteNightly(
  ctx: Context,
  trx: Transaction<Database>,
  { begun_at }: Payload,
  { bytes, problem }: { bytes: number | null; problem: string | null },
): Promise<void> {
  await storeNightly(trx, { finished_at: ctx.services.now(), bytes, problem });
  if (problem === null) return;
  await publishEvent(ctx, trx, 'backups.failed', { begun_at, complete: bytes !== null, reason: problem });
}
