import { type Actor, assertAccess, can } from '../../core/actor.ts';
import type { RenditionKind } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { limitOf, limits } from '../../core/limits.ts';
import { line } from '../../core/translate.ts';
import { lockAccount } from '../../identity/accounts/find-account.ts';
import { actorKey } from '../../identity/auth/sessions/actor-key.ts';
import { isLifted, limitReached } from '../../identity/entitlements/limit-reached.ts';
import { hasRoom, renewLease, takeLease } from './lease-queries.ts';

/** What the weight of a file is told from. */
interface Weighed {
  /** bit/s; null when not known. */
  bitrate: number | null;
  lossless: boolean;
}

/** Most kbit/s the actor may hear; null for any. */
export const qualityLimit = (actor: Actor): number | null => limitOf(actor, limits.quality);

/**
 * Whether a form of a track is within a limit of kbit/s. Its original weighs what its file says; of a lossless one, and
 * of one that says nothing, a limit leaves the smaller renditions only. Encoders that vary stay within a tenth.
 */
export function isWithin(limit: number | null, kind: RenditionKind, { bitrate, lossless }: Weighed): boolean {
  if (limit === null) return true;
  if (kind === 'aac_96') return limit >= 96;
  if (kind === 'aac_256') return limit >= 256;
  return kind !== 'flac' && !lossless && bitrate !== null && bitrate <= limit * 1_100;
}

/** The refusal of sound that is better than what a limit of kbit/s leaves. */
export function qualityReached(ctx: Pick<Context, 'db'>, limit: number): Promise<AppError> {
  const text = line('You can listen at up to :count kbit/s.');
  return limitReached(ctx, { ...limits.quality, value: limit }, { text, params: { count: limit } });
}

/** A session or a token, for which workspace it asks or not; null where nothing is counted. */
function deviceOf(actor: Actor): { userId: number; device: string; limit: number } | null {
  if (actor.kind !== 'user') return null;
  const limit = limitOf(actor, limits.streams);
  if (limit === null) return null;
  return { userId: actor.id, device: actorKey({ ...actor, workspace: null }), limit };
}

/**
 * Counts the device of who asks as playing, or only looks whether it may begin.
 * @throws AppError `limit_reached` when as many devices of the account play as may
 */
export async function assertMayPlay(ctx: Pick<Context, 'db'>, actor: Actor, begins: boolean): Promise<void> {
  const device = deviceOf(actor);
  if (!device) return;
  if (begins ? await holdsLease(ctx, device) : await hasRoom(ctx.db, device)) return;
  const text = line(
    'You are listening on :count other device already. Pause it there, and it plays here a minute later.|You are listening on :count other devices already. Pause one of them, and it plays here a minute later.',
  );
  const about = { ...limits.streams, value: device.limit };
  throw await limitReached(ctx, about, { text, params: { count: device.limit } });
}

async function holdsLease(
  { db }: Pick<Context, 'db'>,
  device: NonNullable<ReturnType<typeof deviceOf>>,
): Promise<boolean> {
  if (await renewLease(db, device)) return true;
  return db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, device.userId))) throw notFound();
    return takeLease(trx, device);
  });
}

/** The refusal of files that their artists keep to listening. */
export const notOffered = (): AppError =>
  new AppError('forbidden', line('The artist does not offer this as a download.'));

/** @throws AppError `unauthenticated`, `limit_reached` where a plan would give downloads, else `forbidden` */
export async function assertMayDownload(ctx: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if (can(ctx.actor, 'music.download')) return;
  const short = { permission: 'music.download', restriction: null, value: null } as const;
  if (ctx.actor.kind === 'guest' || !(await isLifted(ctx, short))) assertAccess(ctx.actor, 'music.download');
  throw await limitReached(ctx, short, { text: line('Your plan does not include downloads.') });
}
