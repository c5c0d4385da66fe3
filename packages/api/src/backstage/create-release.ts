import type { z } from 'zod';
import { insertDraft } from '../albums/create-album.ts';
import { assertEditsAlbum, getAlbum } from '../albums/get-album.ts';
import { assertEditsArtist, getArtist } from '../artists/get-artist.ts';
import { recordEvent } from '../audit/record-event.ts';
import { AudioFileError } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid } from '../core/errors.ts';
import { line } from '../core/translate.ts';
import { ownFiles } from '../files/get-file.ts';
import { addUploads, type ReadSound, readUpload } from '../imports/add-uploads.ts';
import { locateOriginal } from '../streaming/packet-index.ts';
import { setPicture } from '../streaming/set-picture.ts';
import type * as contract from './contract.ts';
import { musicLimit } from './policy.ts';
import { keysInUse, setPlaces, tracksOfRelease, uploadedMs } from './queries.ts';
import { getRelease } from './releases.ts';

interface LeftOut {
  entry_id: number;
  name: string;
  reason: string;
}

/**
 * Makes a draft of uploaded files: their tags fill its form, their sound is analysed as that of an import.
 * @throws AppError `not_found`; `invalid` on `entry_ids` when none of the files can be taken
 */
export async function createRelease(
  ctx: Context,
  { artist_id, entry_ids }: z.output<typeof contract.createRelease>,
) {
  await assertEditsArtist(ctx, artist_id, 'workspace.drafts');
  const { artist } = await getArtist(ctx, { id: artist_id });
  const { sounds, leftOut } = await readEntries(ctx, entry_ids);
  if (sounds.length === 0) throw invalid('entry_ids', leftOut[0]?.reason ?? 'There is no such file.');
  const id = await ctx.db.transaction().execute(async (trx) => {
    const albumId = await insertDraft(trx, draftOf(sounds), artist_id);
    await addUploads(ctx, trx, { albumId, artist, files: numbered(sounds, 0) });
    await recordEvent(trx, ctx, {
      action: 'backstage.create-release',
      object: { type: 'album', id: albumId },
    });
    return albumId;
  });
  await takeCover(ctx, id, sounds);
  return { ...(await getRelease(ctx, { id })), left_out: leftOut };
}

/** Adds uploaded files behind the tracks a release has. @throws AppError as `createRelease` */
export async function addTracks(ctx: Context, { id, entry_ids }: z.output<typeof contract.addTracks>) {
  await assertEditsAlbum(ctx, id);
  const { album } = await getAlbum(ctx, { id });
  const [artist] = album.artists;
  if (!artist) throw invalid('id', 'This release has no artist.');
  const { sounds, leftOut } = await readEntries(ctx, entry_ids);
  if (sounds.length === 0) throw invalid('entry_ids', leftOut[0]?.reason ?? 'There is no such file.');
  await ctx.db.transaction().execute(async (trx) => {
    const before = await tracksOfRelease(trx, id);
    await addUploads(ctx, trx, { albumId: id, artist, files: numbered(sounds, before.length) });
  });
  if (album.artwork === null) await takeCover(ctx, id, sounds);
  return { ...(await getRelease(ctx, { id })), left_out: leftOut };
}

/**
 * Puts the tracks of a release in order.
 * @throws AppError `not_found`; `conflict` when these are not its tracks any more
 */
export async function orderTracks(ctx: Context, { id, discs }: z.output<typeof contract.orderTracks>) {
  await assertEditsAlbum(ctx, id);
  await ctx.db.transaction().execute(async (trx) => {
    const have = (await tracksOfRelease(trx, id)).map((track) => track.id).sort((a, b) => a - b);
    const wanted = discs.flat().sort((a, b) => a - b);
    if (have.join() !== wanted.join()) throw new AppError('conflict');
    await setPlaces(trx, discs.flatMap(placesOf));
  });
  return getRelease(ctx, { id });
}

const placesOf = (trackIds: readonly number[], disc: number) =>
  trackIds.map((id, index) => ({ id, disc_number: disc + 1, number: index + 1 }));

/** Files of the one who asks, read one after the other; what cannot be taken says why. */
async function readEntries(ctx: Context, ids: readonly number[]) {
  const files = await ownFiles(ctx, ids);
  const used = await keysInUse(
    ctx.db,
    files.map(({ storage_key }) => storage_key),
  );
  const limit = musicLimit(ctx.actor);
  let left = limit === null ? Number.POSITIVE_INFINITY : limit - (await uploadedOf(ctx));
  const sounds: ReadSound[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const leave = (reason: string) =>
      leftOut.push({ entry_id: file.id, name: file.name, reason: ctx.translate(reason) });
    if (used.has(file.storage_key)) leave(line('A track is made of this file already.'));
    else {
      const read = await readUpload(ctx, file).catch(refused);
      if (typeof read === 'string') leave(read);
      else if ((read.tags.duration ?? 0) > left)
        leave(line('You have used up the minutes of music you may upload.'));
      else {
        left -= read.tags.duration ?? 0;
        sounds.push(read);
      }
    }
  }
  return { sounds: inOrder(sounds), leftOut };
}

const uploadedOf = async (ctx: Context) => (ctx.actor.kind === 'user' ? uploadedMs(ctx.db, ctx.actor.id) : 0);

function refused(error: unknown): string {
  if (error instanceof AudioFileError) return error.message;
  throw error;
}

/** By disc and number where files have them, else as their names sort. */
function inOrder(sounds: readonly ReadSound[]): ReadSound[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return sounds.toSorted(
    (a, b) =>
      (a.tags.disc_number ?? 1) - (b.tags.disc_number ?? 1) ||
      (a.tags.number ?? 99_999) - (b.tags.number ?? 99_999) ||
      collator.compare(a.file.name, b.file.name),
  );
}

/** Numbers without holes on each disc, behind the tracks there are. */
function numbered(sounds: readonly ReadSound[], before: number): ReadSound[] {
  const last = new Map<number, number>();
  return sounds.map((sound) => {
    const disc = before > 0 ? 1 : (sound.tags.disc_number ?? 1);
    const number = (last.get(disc) ?? before) + 1;
    last.set(disc, number);
    return { ...sound, tags: { ...sound.tags, disc_number: disc, number } };
  });
}

/** What the files agree on. */
function draftOf(sounds: readonly ReadSound[]) {
  const [first] = sounds;
  const agreed = <Value>(of: (sound: ReadSound) => Value | null): Value | null => {
    const value = first ? of(first) : null;
    return value !== null && sounds.every((sound) => of(sound) === value) ? value : null;
  };
  const date = agreed(({ tags }) => tags.release?.date ?? null);
  return {
    name: agreed(({ tags }) => tags.album) ?? first?.tags.title ?? '',
    release_date: date,
    release_precision: date === null ? null : (first?.tags.release?.precision ?? null),
    label: agreed(({ tags }) => tags.label),
    copyright: agreed(({ tags }) => tags.copyright),
    upc: agreed(({ tags }) => tags.upc),
  };
}

/** The first picture in one of the files. One that cannot be used is no reason to fail. */
async function takeCover(ctx: Context, albumId: number, sounds: readonly ReadSound[]): Promise<void> {
  for (const { file } of sounds.slice(0, 3)) {
    const local = await locateOriginal(ctx, file.storage_key);
    if (local === null) continue;
    try {
      const data = await local((path) => ctx.services.audio.readPicture(path));
      if (data === null) continue;
      await setPicture(ctx, { table: 'albums', id: albumId }, data);
      return;
    } catch (error) {
      if (!(error instanceof AudioFileError)) throw error;
      ctx.services.log.warn({ reason: error.message }, 'the picture of an upload was left out');
    }
  }
}
