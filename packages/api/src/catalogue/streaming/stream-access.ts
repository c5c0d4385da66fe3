import { type Actor, assertAccess } from '../../core/actor.ts';
import type { RenditionKind } from '../../core/audio/audio-tools.ts';
import type { Context, Services } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { actorOfKey } from '../../identity/auth/sessions/actor-key.ts';
import { worksOnTrack } from '../artists/membership.ts';
import { canEditTrack, canSeeTrack } from '../tracks/policy.ts';
import {
  assertMayDownload,
  assertMayPlay,
  isWithin,
  notOffered,
  qualityLimit,
  qualityReached,
} from './limits.ts';
import { type StreamOriginal, streamOriginal } from './queries.ts';

/** What the bytes are asked for: `peek` looks at the first ones only, `download` keeps the file. */
export type StreamPurpose = 'play' | 'peek' | 'download';

interface Sent {
  track_id: number;
  kind: RenditionKind;
  purpose: StreamPurpose;
}

/** Whether somebody may still have what is being sent to them. */
export async function isStillAllowed(
  services: Services,
  key: string,
  { track_id, kind, purpose }: Sent,
): Promise<boolean> {
  const { db } = services;
  const [actor, track] = await Promise.all([actorOfKey(services, key), streamOriginal(db, track_id)]);
  if (!actor || !track) return false;
  try {
    await assertMayHear(services, actor, track);
    if (purpose === 'download') await assertMayKeep({ db, actor }, track);
    else await assertWithinLimits({ db }, actor, track, kind, purpose);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * The track, for somebody who may hear it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `gone`
 */
export async function assertMayHear(
  services: Services,
  actor: Actor,
  track: StreamOriginal | undefined,
): Promise<StreamOriginal> {
  assertAccess(actor, 'music.play');
  if (!track) throw notFound();
  const now = services.now();
  const maySee =
    canSeeTrack(actor, track, now, false) ||
    canSeeTrack(actor, track, now, await worksOnTrack(services.db, actor, track.track_id, 'view'));
  if (!maySee) throw notFound();
  if (track.status === 'missing') throw new AppError('gone', 'The file of this track is missing.');
  return track;
}

/**
 * Those who work on a track have its file, whether it is offered or not.
 * @throws AppError `unauthenticated`, `forbidden`, `limit_reached`
 */
export async function assertMayKeep(ctx: Pick<Context, 'db' | 'actor'>, track: StreamOriginal) {
  await assertMayDownload(ctx);
  if (track.downloadable || canEditTrack(ctx.actor, false)) return;
  if (!(await worksOnTrack(ctx.db, ctx.actor, track.track_id, 'view'))) throw notOffered();
}

/** @throws AppError `limit_reached` */
export async function assertWithinLimits(
  ctx: Pick<Context, 'db'>,
  actor: Actor,
  original: StreamOriginal,
  kind: RenditionKind,
  purpose: StreamPurpose,
) {
  const limit = qualityLimit(actor);
  if (limit !== null && !isWithin(limit, kind, original)) throw await qualityReached(ctx, limit);
  await assertMayPlay(ctx, actor, purpose === 'play');
}
