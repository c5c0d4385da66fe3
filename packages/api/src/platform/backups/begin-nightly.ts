import type { Context } from '../../core/context.ts';
import { freshSite } from '../site-state/site.ts';
import { writeNightly } from './jobs.ts';
import { claimNight } from './queries.ts';

/**
 * Queues the nightly backup when its hour has passed since the last one began, or when there was none: once for all
 * processes. So a night the server was off is made up for when it is back, and several of them by one backup.
 */
export async function beginNightlyBackup({ db, services }: Context): Promise<void> {
  const { settings } = await freshSite(db);
  if (!settings['backups.nightly']) return;
  const now = services.now();
  const night = latestNight(now, settings['backups.hour']);
  await db.transaction().execute(async (trx) => {
    if (!(await claimNight(trx, night))) return;
    const payload = { begun_at: now.toISOString() };
    // One that has not ended since yesterday is enough.
    await services.jobs.add(trx, writeNightly, payload, { key: writeNightly.name, unlessRunning: true });
  });
}

/** The last moment at which the hour (UTC, 0 to 23) began. */
function latestNight(now: Date, hour: number): Date {
  const night = new Date(now);
  night.setUTCHours(hour, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night;
}
