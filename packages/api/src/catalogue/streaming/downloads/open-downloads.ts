import type { DownloadKind, TaggedFormat } from '../../../core/audio/audio-tools.ts';
import type { Context } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { actorKey } from '../../../identity/auth/sessions/actor-key.ts';
import { assertMayDownload } from '../limits.ts';
import { type StreamSource, sourceOf } from '../open-stream.ts';
import { placeOf } from '../place-of.ts';
import { dropRendition, type StreamOriginal, streamOriginals } from '../queries.ts';
import { assertMayHear, assertMayKeep, isStillAllowed } from '../stream-access.ts';
import { type DownloadForm, type DownloadFormat, downloadForm } from './download-form.ts';
import { refusedSounds, renditionsOfSounds, touchSounds } from './download-queries.ts';
import { assertKeepsMade } from './download-size.ts';
import { type FramedFile, framesOf } from './sound-frames.ts';

/** Sound that is sent behind tags: a part of a file, and what of the file's own head it needs. */
export interface BareSound {
  format: TaggedFormat;
  /** The file; its bytes from `start` to `end` are the sound. */
  source: StreamSource;
  start: number;
  end: number;
  lead: Uint8Array;
}

/** What there is of a song to download. */
export type DownloadSound =
  /** The file as it came. */
  | { state: 'whole'; source: StreamSource }
  | { state: 'bare'; sound: BareSound }
  /** Its file has to be made first. */
  | { state: 'making'; wanted: { track_id: number; kind: DownloadKind } };

/**
 * The files of tracks to keep, by the id of the track; those the actor may not have, and those that are gone, are left
 * out. Nothing is made.
 * @throws AppError `unauthenticated`, `forbidden`, `limit_reached` for who may not download
 */
export async function openDownloads(
  ctx: Context,
  trackIds: readonly number[],
  format: DownloadFormat,
): Promise<Map<number, DownloadSound>> {
  await assertMayDownload(ctx);
  return soundsOf(ctx, await streamOriginals(ctx.db, trackIds), format, leftOut);
}

/**
 * The file of one track to keep.
 * @throws AppError `unauthenticated`, `forbidden`, `limit_reached`, `not_found`, `gone`
 */
export async function openDownloadOf(
  ctx: Context,
  trackId: number,
  format: DownloadFormat,
): Promise<DownloadSound> {
  const [original] = await streamOriginals(ctx.db, [trackId]);
  const sounds = await soundsOf(ctx, [original], format, (error) => {
    throw error;
  });
  const sound = sounds.get(trackId);
  if (!sound) throw new AppError('gone', 'The file is missing.');
  return sound;
}

function leftOut(error: unknown): null {
  // What everybody needs who downloads was asked before.
  if (error instanceof AppError && ['not_found', 'gone', 'forbidden'].includes(error.code)) return null;
  throw error;
}

type Refused = (error: unknown) => null;

async function soundsOf(
  ctx: Context,
  tracks: readonly (StreamOriginal | undefined)[],
  format: DownloadFormat,
  refused: Refused,
): Promise<Map<number, DownloadSound>> {
  const sounds = new Map<number, DownloadSound>();
  const wholes: StreamOriginal[] = [];
  const framed: [StreamOriginal, FramedFile][] = [];
  const made: [StreamOriginal, DownloadForm & { way: 'made' }][] = [];
  for (const track of tracks) {
    const original = await assertMayHave(ctx, track).catch(refused);
    if (!original) continue;
    const form = downloadForm(original, format);
    if (form.way === 'whole') wholes.push(original);
    else if (form.way === 'made') made.push([original, form]);
    else framed.push([original, { ...placeOf(original), ...sizeOf(original), format: form.format }]);
  }
  await assertKeepsMade(
    ctx,
    made.map(([original]) => original),
    format,
  );
  const frames = await framesOf(
    ctx,
    framed.map(([, file]) => file),
  );
  for (const [original, file] of framed) {
    const found = frames.get(file);
    if (found) sounds.set(original.track_id, { state: 'bare', sound: ofFrames(ctx, original, file, found) });
    // It lies otherwise than it should, or is gone: the file as it came says so.
    else wholes.push(original);
  }
  wholes.push(...(await addMade(ctx, made, sounds)));
  for (const original of wholes) {
    const { track_id } = original;
    const input = { track_id, rendition: 'auto' } as const;
    const source = await sourceOf(ctx, input, original, 'download').catch(refused);
    if (source) sounds.set(track_id, { state: 'whole', source });
  }
  return sounds;
}

async function assertMayHave(ctx: Context, track: StreamOriginal | undefined): Promise<StreamOriginal> {
  const original = await assertMayHear(ctx.services, ctx.actor, track);
  await assertMayKeep(ctx, original);
  return original;
}

const sizeOf = ({ size, etag }: StreamOriginal) => ({ size, etag });

/** Adds what is made, or is to be; answers those of which nothing can be made. */
async function addMade(
  ctx: Context,
  songs: readonly [StreamOriginal, DownloadForm & { way: 'made' }][],
  sounds: Map<number, DownloadSound>,
): Promise<StreamOriginal[]> {
  const [first] = songs;
  if (!first) return [];
  // All of one format are of one kind.
  const { kind, format } = first[1];
  const fingerprints = songs.flatMap(([{ audio_fingerprint }]) => audio_fingerprint ?? []);
  const [rows, refused] = await Promise.all([
    renditionsOfSounds(ctx.db, fingerprints, kind),
    refusedSounds(ctx.db, fingerprints, kind),
  ]);
  await touchSounds(ctx.db, fingerprints, kind);
  const made = new Map(rows.map((row) => [row.fingerprint, row]));
  const wholes: StreamOriginal[] = [];
  for (const [original] of songs) {
    const { track_id, audio_fingerprint: fingerprint } = original;
    const row = fingerprint === null ? undefined : made.get(fingerprint);
    if (row?.lead && fingerprint !== null) {
      const lost = () => dropRendition(ctx.db, fingerprint, kind);
      const place = { library: null, storageKey: row.storage_key, repackaged: null, sourceSize: row.size };
      const source = { ...place, mime: row.mime, etag: row.etag, lost, mayStillHear: still(ctx, original) };
      const sound = { format, source, start: row.init_end, end: row.size, lead: row.lead };
      sounds.set(track_id, { state: 'bare', sound });
    } else if (original.analysis === 'failed' || (fingerprint !== null && refused.has(fingerprint)))
      wholes.push(original);
    else sounds.set(track_id, { state: 'making', wanted: { track_id, kind } });
  }
  return wholes;
}

function ofFrames(
  ctx: Context,
  original: StreamOriginal,
  { format }: FramedFile,
  { start, end, lead }: { start: number; end: number; lead: Uint8Array },
): BareSound {
  const { etag, mime, size } = original;
  const source = {
    ...placeOf(original),
    ...{ repackaged: null, sourceSize: size, mime, etag, lost: async () => {} },
    mayStillHear: still(ctx, original),
  };
  return { format, source, start, end, lead };
}

const still =
  ({ services, actor }: Context, { track_id }: StreamOriginal) =>
  () =>
    isStillAllowed(services, actorKey(actor), { track_id, kind: 'original', purpose: 'download' });
