import type { z } from 'zod';
import type { Actor } from '../../core/actor.ts';
import {
  isMade,
  isRepackaged,
  type RenditionKind,
  type RepackagedFile,
} from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { actorKey, actorOfKey } from '../../identity/auth/sessions/actor-key.ts';
import type { streamInput } from './contract.ts';
import { queueRendition } from './jobs.ts';
import { isWithin, qualityLimit } from './limits.ts';
import { locateOriginal, openRepackagedForm, repackagedEtag } from './packet-index.ts';
import { placeOf } from './place-of.ts';
import {
  dropRendition,
  renditionOf,
  type StreamOriginal,
  streamOriginal,
  touchRendition,
} from './queries.ts';
import { isSignedStream } from './signature.ts';
import {
  assertMayHear,
  assertMayKeep,
  assertWithinLimits,
  isStillAllowed,
  type StreamPurpose,
} from './stream-access.ts';

/** Which bytes answer a stream request; the HTTP layer moves them. */
export interface StreamSource {
  /** Set for a file of a library folder: it must lie below `root` after links are followed. */
  library: { root: string; path: string } | null;
  /** Set for a file of the store. */
  storageKey: string | null;
  /** Set when other bytes are made of the file while they are sent; holds for a file of exactly `sourceSize` bytes. */
  repackaged: Pick<RepackagedFile, 'size' | 'read'> | null;
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

/** The bytes of a track whose file is known. @throws AppError as `openStream` */
export async function sourceOf(
  ctx: Context,
  input: z.output<typeof streamInput>,
  found: StreamOriginal | undefined,
  purpose: StreamPurpose,
): Promise<StreamSource> {
  const kind = input.rendition === 'auto' ? automatic(ctx, found, purpose) : input.rendition;
  const made = found && isMade(kind) ? await madeFile(ctx, found, kind) : null;
  const etag = made?.etag ?? (found && !isMade(kind) ? etagOf(found, kind) : null);
  const actor = (etag === null ? null : await viewerOf(ctx, input, etag)) ?? ctx.actor;
  const original = await assertMayHear(ctx.services, actor, found);
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
    ...placeOf(original),
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

/** The best form that plays everywhere and is within the limit of who asks; what is kept is the file as it came. */
function automatic(
  ctx: Context,
  original: StreamOriginal | undefined,
  purpose: StreamPurpose,
): RenditionKind {
  if (purpose === 'download') return original?.cut_begin == null ? 'original' : usual(original);
  const best = usual(original);
  const limit = qualityLimit(ctx.actor);
  if (limit === null || !original || isWithin(limit, best, original)) return best;
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
