import type { Context } from '../../../core/context.ts';
import { publishEvent } from '../../../platform/live/publish-event.ts';
import { fillPlaylist as job } from '../jobs.ts';
import { lockOpenTracks, placesInOrder, replacePlaces } from '../place-queries.ts';
import * as queries from '../queries.ts';
import { limitStatements, tracksOfRule } from './rule-queries.ts';
import { ruleSet } from './rules.ts';

/** So long what a rule found counts as found, in milliseconds. */
const freshMs = 60_000;
/** So long who opens a playlist waits for its rule; past that a job works it out. In milliseconds. */
const waitMs = 1_500;

interface Filled {
  id: number;
  rules: object | null;
  filled_at: Date | null;
}

/** Applies the rule of a playlist anew when that was long ago. @returns whether its places may be others now */
export async function refreshPlaylist(ctx: Context, { id, rules, filled_at }: Filled): Promise<boolean> {
  const now = ctx.services.now();
  if (rules === null || (filled_at !== null && now.getTime() - filled_at.getTime() < freshMs)) return false;
  try {
    return await fill(ctx, id, waitMs);
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    await queries.setFilledAt(ctx.db, id, now);
    await ctx.services.jobs.add(ctx.db, job, { id }, { key: `playlist:${id}` });
    return false;
  }
}

/** The job: the same without hurry. */
export async function fillLater(ctx: Context, { id }: { id: number }): Promise<void> {
  await fill(ctx, id, job.timeout);
}

/** Postgres ended a statement that took too long. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** Writes what differs, for the owner of the playlist; nothing while somebody else does. */
async function fill(ctx: Context, id: number, timeLimit: number): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await queries.claimFilling(trx, id))) return false;
    const row = await queries.filledPlaylist(trx, id);
    if (!row) return false;
    const now = ctx.services.now();
    await limitStatements(trx, timeLimit);
    const rules = ruleSet.parse(row.rules);
    const wanted = await tracksOfRule(trx, rules, { userId: row.owner_id, seed: id, now });
    const there = await placesInOrder(trx, id);
    const isSame = wanted.length === there.length && wanted.every((track, index) => there[index] === track);
    if (isSame) {
      await queries.setFilledAt(trx, id, now);
      return false;
    }
    const open = new Set(await lockOpenTracks(trx, wanted));
    if (!(await queries.lockFilled(trx, id, row.rules))) return false;
    await replacePlaces(
      trx,
      id,
      wanted.filter((track) => open.has(track)),
    );
    await queries.updatePlaylist(trx, id, { filled_at: now });
    await publishEvent(trx, [row.owner_id], { type: 'playlists', id });
    return true;
  });
}
