import type { z } from 'zod';
import { insertDraft } from '../../catalogue/albums/create-album.ts';
import { assertEditsAlbum, getAlbum } from '../../catalogue/albums/get-album.ts';
import { assertEditsArtist, getArtist } from '../../catalogue/artists/get-artist.ts';
import { addUploads, type ReadSound } from '../../catalogue/imports/uploads/add-uploads.ts';
import { type LeftOutUpload, readUploads } from '../../catalogue/imports/uploads/read-uploads.ts';
import {
  frontPicture,
  takeUploadedCover,
  withoutPictures,
} from '../../catalogue/imports/uploads/uploaded-cover.ts';
import { placeTracks } from '../../catalogue/tracks/place-tracks.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { ownFiles } from '../../platform/files/get-file.ts';
import type * as contract from './contract.ts';
import { minutesReached } from './minutes-reached.ts';
import { musicLimit } from './policy.ts';
import { tracksOfRelease, uploadedMs } from './queries.ts';
import { getRelease } from './releases.ts';

/**
 * Makes a draft of uploaded files: their tags fill its form, their sound is analysed as that of an import.
 * @throws AppError `not_found`; `invalid` on `entry_ids` when none of the files can be taken, `limit_reached` when it is
 * the minutes that are used up
 */
export async function createRelease(
  ctx: Context,
  { artist_id, entry_ids }: z.output<typeof contract.createRelease>,
) {
  await assertEditsArtist(ctx, artist_id, 'workspace.drafts');
  const { artist } = await getArtist(ctx, { id: artist_id });
  const { sounds, leftOut, picture } = await readEntries(ctx, entry_ids);
  if (sounds.length === 0) throw await nothingTaken(ctx, leftOut);
  const id = await ctx.db.transaction().execute(async (trx) => {
    const albumId = await insertDraft(trx, draftOf(sounds), artist_id);
    await addUploads(ctx, trx, { albumId, artist, files: numbered(sounds, 0) });
    await recordEvent(trx, ctx, {
      action: 'backstage.create_release',
      object: { type: 'album', id: albumId },
    });
    return albumId;
  });
  await takeUploadedCover(ctx, id, sounds, picture);
  return { ...(await getRelease(ctx, { id })), left_out: leftOut };
}

/** Adds uploaded files behind the tracks a release has. @throws AppError as `createRelease` */
export async function addTracks(ctx: Context, { id, entry_ids }: z.output<typeof contract.addTracks>) {
  await assertEditsAlbum(ctx, id);
  const { album } = await getAlbum(ctx, { id });
  const [artist] = album.artists;
  if (!artist) throw invalid('id', 'This release has no artist.');
  const { sounds, leftOut, picture } = await readEntries(ctx, entry_ids);
  if (sounds.length === 0) throw await nothingTaken(ctx, leftOut);
  await ctx.db.transaction().execute(async (trx) => {
    const before = await tracksOfRelease(trx, id);
    await addUploads(ctx, trx, { albumId: id, artist, files: numbered(sounds, before.length) });
  });
  if (album.artwork === null) await takeUploadedCover(ctx, id, sounds, picture);
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
    await placeTracks(trx, discs.flatMap(placesOf));
  });
  return getRelease(ctx, { id });
}

const placesOf = (trackIds: readonly number[], disc: number) =>
  trackIds.map((id, index) => ({ id, disc_number: disc + 1, number: index + 1 }));

/** Files of the one who asks, as far as the minutes reach that may be uploaded. */
async function readEntries(ctx: Context, ids: readonly number[]) {
  const limit = musicLimit(ctx.actor);
  const left = limit === null ? Number.POSITIVE_INFINITY : limit - (await uploadedOf(ctx));
  const { pictures, others } = withoutPictures(await ownFiles(ctx, ids));
  const { sounds, leftOut } = await readUploads(ctx, others, left);
  return { sounds: inOrder(sounds), leftOut, picture: frontPicture(pictures) };
}

/** Why none of the files was taken. */
async function nothingTaken(ctx: Context, leftOut: readonly LeftOutUpload[]) {
  const limit = musicLimit(ctx.actor);
  if (limit !== null && leftOut.some(({ limited }) => limited)) {
    return minutesReached(ctx, limit, 'entry_ids');
  }
  return invalid('entry_ids', leftOut[0]?.reason ?? 'There is no music in these files.');
}

const uploadedOf = async (ctx: Context) => (ctx.actor.kind === 'user' ? uploadedMs(ctx.db, ctx.actor.id) : 0);

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
