import type { z } from 'zod';
import {
  AudioFileError,
  isMade,
  isRepackaged,
  type MadeKind,
  type RenditionKind,
} from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { siteAddress } from '../../core/text/site-address.ts';
import { actorKey } from '../../identity/auth/sessions/actor-key.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { assertTrackVisible } from '../tracks/get-track.ts';
import type { Source, sourcesInput } from './contract.ts';
import { queueRendition } from './jobs.ts';
import { assertMayPlay, isWithin, qualityLimit, qualityReached } from './limits.ts';
import { locateOriginal, openRepackagedForm, repackagedEtag } from './packet-index.ts';
import {
  isRefused,
  markWanted,
  type Original,
  originalOf,
  renditionOf,
  renditionsOf,
  touchRendition,
} from './queries.ts';
import { signedForSeconds, signStream } from './signature.ts';

type Unsigned = Omit<Source, 'url'>;

/**
 * What a track can be played from, with signed addresses. A rendition that is asked for by its kind and does not exist
 * yet is made now and is `pending` until then; without kinds, what exists is told and nothing is made. What is better
 * than who asks may hear is left out.
 * @throws AppError `gone`, `not_found`, `limit_reached` for too many devices, or when nothing else was asked for
 */
export async function listSources(ctx: Context, { track_id, kinds }: z.output<typeof sourcesInput>) {
  const track = await assertTrackVisible(ctx, track_id);
  if (track.status === 'missing') throw new AppError('gone', 'The file of this track is missing.');
  const expires = Math.floor(ctx.services.now().getTime() / 1_000) + signedForSeconds;
  const expires_at = new Date(expires * 1_000).toISOString();
  const original = await originalOf(ctx.db, track_id);
  if (!original) return { sources: [], pending: [], expires_at };
  if (original.analysis === 'waiting') await markWanted(ctx.db, track_id);
  await assertMayPlay(ctx, ctx.actor, false);
  const limit = qualityLimit(ctx.actor);
  const asked = kinds ?? [...original.forms, ...(await existing(ctx, original))];
  const wanted = asked.filter((kind) => isWithin(limit, kind, original));
  // Whoever asks for better sound only is told why there is none.
  if (limit !== null && kinds && wanted.length === 0) throw await qualityReached(ctx, limit);
  const sources: Unsigned[] = [];
  const pending: RenditionKind[] = [];
  for (const kind of new Set(wanted)) {
    const found = isMade(kind)
      ? await madeSource(ctx, original, kind, kinds !== undefined)
      : await originalSource(ctx, original, kind);
    if (found === 'pending') pending.push(kind);
    else if (found) sources.push(found);
  }
  const viewer = actorKey(ctx.actor);
  const sign = (source: Unsigned): Source => {
    const signed = { trackId: track_id, kind: source.kind, etag: source.etag, viewer, expires };
    const signature = signStream(ctx.services.secret, signed);
    const query = `rendition=${source.kind}&viewer=${viewer}&expires=${expires}&signature=${signature}`;
    return { ...source, url: siteAddress(`/api/v1/tracks/${track_id}/stream?${query}`) };
  };
  return { expires_at, sources: sources.map(sign), pending };
}

async function existing(ctx: Context, { audio_fingerprint }: Original): Promise<MadeKind[]> {
  if (audio_fingerprint === null) return [];
  return (await renditionsOf(ctx.db, audio_fingerprint)).map((row) => row.kind).filter(isMade);
}

/** The file as it is, or its packets in another container. */
async function originalSource(
  ctx: Context,
  original: Original,
  kind: RenditionKind,
): Promise<Unsigned | null> {
  const { mime, codec, bitrate, sample_rate, channels, size, etag } = original;
  if (!isRepackaged(kind)) {
    // The file is more than this track.
    if (original.cut_begin !== null) return null;
    const none = { samples: null, delay: null, init_end: null, fragments: null };
    return { kind, mime, codec, bitrate, sample_rate, channels, size, ...none, etag };
  }
  if (!original.forms.includes(kind)) return null;
  const local = await locateOriginal(ctx, original.storage_key);
  if (!local) throw new AppError('gone', 'The file of this track is missing.');
  try {
    const file = await openRepackagedForm(ctx, original, local, kind);
    if (!file) return null;
    const { samples, delay } = (await originalOf(ctx.db, original.track_id)) ?? original;
    return {
      kind,
      mime: file.mime,
      codec: file.codec,
      bitrate,
      sample_rate: file.sample_rate,
      channels: file.channels,
      size: file.size,
      samples,
      delay,
      init_end: file.init_end,
      fragments: [...file.fragments],
      etag: repackagedEtag(etag, kind),
    };
  } catch (error) {
    // The file itself may still play: what cannot be read here is told in the library's report.
    if (error instanceof AudioFileError) return null;
    throw error;
  }
}

async function madeSource(
  ctx: Context,
  original: Original,
  kind: MadeKind,
  mayMake: boolean,
): Promise<Unsigned | 'pending' | null> {
  const fingerprint = original.analysis === 'done' ? original.audio_fingerprint : null;
  const row = fingerprint === null ? undefined : await renditionOf(ctx.db, fingerprint, kind);
  if (row) {
    await touchRendition(ctx.db, row.fingerprint, kind);
    const { mime, codec, bitrate, sample_rate, channels, size, samples, delay, init_end, fragments, etag } =
      row;
    return {
      kind,
      mime,
      codec,
      bitrate,
      sample_rate,
      channels,
      size,
      samples,
      delay,
      init_end,
      fragments,
      etag,
    };
  }
  if (!mayMake || !(await isMadeHere(ctx, original, kind))) return null;
  if (fingerprint !== null && (await isRefused(ctx.db, fingerprint, kind))) return null;
  if (!(await locateOriginal(ctx, original.storage_key))) {
    throw new AppError('gone', 'The file of this track is missing.');
  }
  await queueRendition(ctx, { track_id: original.track_id, kind }, true);
  return 'pending';
}

/** FLAC is made for files no browser decodes, smaller renditions as the site wants it. */
async function isMadeHere(ctx: Context, { forms, analysis, status }: Original, kind: MadeKind) {
  if (status === 'missing' || analysis === 'failed') return false;
  if (kind === 'flac') return forms.includes('flac');
  // A limit of kbit/s leaves nothing else to hear.
  if (qualityLimit(ctx.actor) !== null) return true;
  const { settings } = await getSite(ctx.db);
  return settings['player.renditions'] !== 'never';
}
