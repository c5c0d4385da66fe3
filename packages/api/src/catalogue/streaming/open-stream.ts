import { join } from 'node:path';
import type { z } from 'zod';
import { type Actor, assertAccess } from '../../core/actor.ts';
import { isMade, isRepackaged, type RenditionKind, type RepackagedFile } from '../../core/audio-tools.ts';
import type { Context, Services } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { actorKey, actorOfKey } from '../../identity/auth/actor-key.ts';
import { worksOnTrack } from '../artists/membership.ts';
import { canEditTrack, canSeeTrack } from '../tracks/policy.ts';
import type { streamInput } from './contract.ts';
import { queueRendition } from './jobs.ts';
import {
  assertMayDownload,
  assertMayPlay,
  isWithin,
  notOffered,
  qualityLimit,
  qualityReached,
} from './limits.ts';
import { locateOriginal, openRepackagedForm, repackagedEtag } from './packet-index.ts';
import {
  dropRendition,
  renditionOf,
  type StreamOriginal,
  streamOriginal,
  streamOriginals,
  touchRendition,
} from './queries.ts';
import { isSignedStream } from './signature.ts';

/** Which bytes answer a stream request; the HTTP layer moves them. */
export interface StreamSource {
  /** Set for a file of a library folder: it must lie below `root` after links are followed. */
  library: { root: string; path: string } | null;
  /** Set for a file of the store. */
  storageKey: string | null;
  /** Set when the file's packets are sent in another container; holds for a file of exactly `sourceSize` bytes. */
  repackaged: RepackagedFile | null;
  sourceSize: number;
  mime: string;
  etag: string;
  /** Decides anew, for an answer that takes long. */
  mayStillHear(): Promise<boolean>;
  /** To be called when the file turns out to be gone: a made one is made again on the next request. */
  lost(): Promise<void>;
}

/** Files that every browser plays as they are. */
const plainCodecs = new Set(['mp3', 'aac', 'flac', 'vorbis', 'opus']);

/** What the bytes are asked for: `peek` looks at the first ones only, `download` keeps the file. */
export type StreamPurpose = 'play' | 'peek' | 'download';

/**
 * Decides who may hear what, by permission, visibility and limits, anew for each request. A signed address of exactly
 * this content stands for the one it was made for, unless somebody else who is signed in uses it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `gone` (the file is missing), `limit_reached` (better
 * sound or more devices than the actor may have, or a download), `overloaded` (what the limit leaves is being made)
 */
export async function openStream(
  ctx: Context,
  input: z.output<typeof streamInput>,
  purpose: StreamPurpose = 'play',
): Promise<StreamSource> {
  return sourceOf(ctx, input, await streamOriginal(ctx.db, input.track_id), purpose);
}

/**
 * The files of tracks to keep, by the id of the track; those the actor may not have, and those that are gone, are left
 * out.
 * @throws AppError `unauthenticated`, `forbidden`, `limit_reached` for who may not download
 */
export async function openDownloads(
  ctx: Context,
  trackIds: readonly number[],
): Promise<Map<number, StreamSource>> {
  await assertMayDownload(ctx);
  const sources = new Map<number, StreamSource>();
  for (const original of await streamOriginals(ctx.db, trackIds)) {
    const { track_id } = original;
    const source = await sourceOf(ctx, { track_id, rendition: 'auto' }, original, 'download').catch(leftOut);
    if (source) sources.set(track_id, source);
  }
  return sources;
}

function leftOut(error: unknown): null {
  // What everybody needs who downloads was asked before.
  if (error instanceof AppError && ['not_found', 'gone', 'forbidden'].includes(error.code)) return null;
  throw error;
}

async function sourceOf(
  ctx: Context,
  input: z.output<typeof streamInput>,
  original: StreamOriginal | undefined,
  purpose: StreamPurpose,
): Promise<StreamSource> {
  const kind = input.rendition === 'auto' ? automatic(ctx, original, purpose) : input.rendition;
  const made = original && isMade(kind) ? await madeFile(ctx, original, kind) : null;
  const etag = made?.etag ?? (original && !isMade(kind) ? etagOf(original, kind) : null);
  const actor = (etag === null ? null : await viewerOf(ctx, input, etag)) ?? ctx.actor;
  await assertMayHear(ctx.services, actor, original);
  if (!original) throw notFound();
  if (purpose === 'download') await assertMayKeep(ctx, original);
  else await assertWithinLimits(ctx, actor, original, kind, purpose);
  if (etag === null) return notThere(ctx, actor, original, kind);
  const mayStillHear = () =>
    isStillAllowed(ctx.services, actorKey(actor), { track_id: input.track_id, kind, purpose });
  if (made) {
    await touchRendition(ctx.db, made.fingerprint, made.kind);
    const { mime, storage_key: storageKey } = made;
    const lost = () => dropRendition(ctx.db, made.fingerprint, made.kind);
    return {
      ...{ library: null, storageKey, repackaged: null, sourceSize: made.size, mime, etag },
      ...{ lost, mayStillHear },
    };
  }
  const place = {
    ...locate(original),
    ...{ sourceSize: original.size, etag, mayStillHear, lost: async () => {} },
  };
  if (!isRepackaged(kind)) {
    // The file is more than this track.
    if (original.cut_begin !== null) throw notFound();
    return { ...place, repackaged: null, mime: original.mime };
  }
  if (!original.forms.includes(kind)) throw notFound();
  const local = await locateOriginal(ctx, original.storage_key);
  if (!local) throw new AppError('gone', 'The file is missing.');
  const repackaged = await openRepackagedForm(ctx, original, local, kind);
  if (!repackaged) throw notFound();
  return { ...place, repackaged, mime: repackaged.mime };
}

/** Who a signed address was made for; null when it is none, or that person is not to be asked for. */
async function viewerOf(
  ctx: Context,
  input: z.output<typeof streamInput>,
  etag: string,
): Promise<Actor | null> {
  const { track_id: trackId, rendition: kind, viewer, expires, signature } = input;
  if (viewer === undefined || expires === undefined || signature === undefined) return null;
  if (ctx.actor.kind !== 'guest') return null;
  const signed = { trackId, kind, etag, viewer, expires };
  if (!isSignedStream(ctx.services.secret, signed, signature, ctx.services.now())) return null;
  return actorOfKey(ctx.services, viewer);
}

interface Sent {
  track_id: number;
  kind: RenditionKind;
  purpose: StreamPurpose;
}

async function isStillAllowed(
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

async function assertMayHear(services: Services, actor: Actor, track: StreamOriginal | undefined) {
  assertAccess(actor, 'music.play');
  if (!track) throw notFound();
  const now = services.now();
  const maySee =
    canSeeTrack(actor, track, now, false) ||
    canSeeTrack(actor, track, now, await worksOnTrack(services.db, actor, track.track_id, 'view'));
  if (!maySee) throw notFound();
  if (track.status === 'missing') throw new AppError('gone', 'The file of this track is missing.');
}

/**
 * Those who work on a track have its file, whether it is offered or not.
 * @throws AppError `unauthenticated`, `forbidden`, `limit_reached`
 */
async function assertMayKeep(ctx: Pick<Context, 'db' | 'actor'>, track: StreamOriginal) {
  await assertMayDownload(ctx);
  if (track.downloadable || canEditTrack(ctx.actor, false)) return;
  if (!(await worksOnTrack(ctx.db, ctx.actor, track.track_id, 'view'))) throw notOffered();
}

/** @throws AppError `limit_reached` */
async function assertWithinLimits(
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

/**
 * A rendition that is not made: who may hear nothing better has it made, and asks again.
 * @throws AppError `not_found`, `overloaded`
 */
async function notThere(
  ctx: Context,
  actor: Actor,
  original: StreamOriginal,
  kind: RenditionKind,
): Promise<never> {
  if (qualityLimit(actor) === null || (kind !== 'aac_256' && kind !== 'aac_96')) throw notFound();
  await queueRendition(ctx, { track_id: original.track_id, kind }, true);
  throw new AppError('overloaded', undefined, { retryAfterMs: makingMs });
}
/** Milliseconds after which a rendition that is being made is worth another try. */
const makingMs = 3_000;

/** The best form that plays everywhere and is within the limit of who asks. */
function automatic(
  ctx: Context,
  original: StreamOriginal | undefined,
  purpose: StreamPurpose,
): RenditionKind {
  const best = usual(original);
  const limit = qualityLimit(ctx.actor);
  if (limit === null || !original || purpose === 'download' || isWithin(limit, best, original)) return best;
  return limit >= 256 ? 'aac_256' : 'aac_96';
}

/** The file as it is where every browser plays it, else the FLAC made of it; of a part of a file, its packets. */
function usual(original: StreamOriginal | undefined): RenditionKind {
  const [first = 'flac'] = original?.forms ?? [];
  if (original && original.cut_begin !== null) return first;
  if (!original || plainCodecs.has(original.codec) || original.mime === 'audio/wav') return 'original';
  return original.forms.includes('flac') && original.audio_fingerprint !== null ? 'flac' : 'original';
}

async function madeFile(ctx: Context, original: StreamOriginal, kind: 'flac' | 'aac_256' | 'aac_96') {
  if (original.audio_fingerprint === null) return null;
  return (await renditionOf(ctx.db, original.audio_fingerprint, kind)) ?? null;
}

function etagOf({ etag }: StreamOriginal, kind: RenditionKind): string {
  return isRepackaged(kind) ? repackagedEtag(etag, kind) : etag;
}

function locate(file: { storage_key: string; library_path: string | null }) {
  const match = /^library:\d+\/(.+)$/s.exec(file.storage_key);
  if (!match) return { library: null, storageKey: file.storage_key };
  if (file.library_path === null) throw notFound();
  return {
    library: { root: file.library_path, path: join(file.library_path, match[1] ?? '') },
    storageKey: null,
  };
}
