import { join } from 'node:path';
import type { z } from 'zod';
import { worksOnTrack } from '../artists/membership.ts';
import { actorKey, actorOfKey } from '../auth/actor-key.ts';
import { type Actor, assertAccess } from '../core/actor.ts';
import { isMade, isRepackaged, type RenditionKind, type RepackagedFile } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Services } from '../core/services.ts';
import { canSeeTrack } from '../tracks/policy.ts';
import type { streamInput } from './contract.ts';
import { locateOriginal, openRepackagedForm, repackagedEtag } from './packet-index.ts';
import {
  dropRendition,
  renditionOf,
  type StreamOriginal,
  streamOriginal,
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

/**
 * Decides who may hear what, by permission and visibility, anew for each request. A signed address of exactly this
 * content stands for the one it was made for, unless somebody else who is signed in uses it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `gone` (the file is missing)
 */
export async function openStream(ctx: Context, input: z.output<typeof streamInput>): Promise<StreamSource> {
  const original = await streamOriginal(ctx.db, input.track_id);
  const kind = input.rendition === 'auto' ? automatic(original) : input.rendition;
  const made = original && isMade(kind) ? await madeFile(ctx, original, kind) : null;
  const etag = made?.etag ?? (original && !isMade(kind) ? etagOf(original, kind) : null);
  const actor = (etag === null ? null : await viewerOf(ctx, input, etag)) ?? ctx.actor;
  await assertMayHear(ctx.services, actor, original);
  if (!original || etag === null) throw notFound();
  const mayStillHear = () => isStillAllowed(ctx.services, actorKey(actor), input.track_id);
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

async function isStillAllowed(services: Services, key: string, trackId: number): Promise<boolean> {
  const [actor, track] = await Promise.all([actorOfKey(services, key), streamOriginal(services.db, trackId)]);
  if (!actor || !track) return false;
  try {
    await assertMayHear(services, actor, track);
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

/** The file as it is where every browser plays it, else the FLAC made of it; of a part of a file, its packets. */
function automatic(original: StreamOriginal | undefined): RenditionKind {
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
