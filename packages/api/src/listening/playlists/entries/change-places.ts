import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, invalid } from '../../../core/errors.ts';
import { changePlaylist } from '../change-playlist.ts';
import type * as contract from '../contract.ts';
import { placesBetween } from '../gap.ts';
import { placeTracks, removePlaces, restorePlaces, spaceBefore, spreadPlaces } from '../place-queries.ts';
import { canUsePlaylist, type PlaylistRight } from '../policy.ts';
import * as queries from '../queries.ts';

/**
 * Takes tracks out of a playlist; for 30 days they can be put back where they were. Who may only add takes out what they
 * have put in themselves.
 */
export async function removeTracks(ctx: Context, { id, track_ids }: z.output<typeof contract.removeTracks>) {
  return changePlaces(ctx, { id, right: 'add' }, (trx, own) => removePlaces(trx, id, track_ids, own));
}

/** Puts tracks back that were taken out. */
export async function restoreTracks(ctx: Context, { id, track_ids }: z.output<typeof contract.removeTracks>) {
  return changePlaces(ctx, { id, right: 'add' }, (trx, own) => restorePlaces(trx, id, track_ids, own));
}

/**
 * Moves tracks within a playlist: one row is written for each, whatever else changes meanwhile.
 * @throws AppError `conflict` when the track they should stand before is not there any more
 */
export async function moveTracks(
  ctx: Context,
  { id, track_ids, before }: z.output<typeof contract.moveTracks>,
) {
  const moved = [...new Set(track_ids)];
  if (before !== null && moved.includes(before)) throw invalid('before', 'This track is moved itself.');
  return changePlaces(ctx, { id, right: 'edit' }, async (trx) => {
    const between = async () => {
      const space = await spaceBefore(trx, id, before, moved);
      if (!space) throw new AppError('conflict');
      return placesBetween(space, moved.length);
    };
    let places = await between();
    if (!places) {
      await spreadPlaces(trx, id);
      places = await between();
    }
    return places ? placeTracks(trx, id, moved, places) : 0;
  });
}

/** `own` is the one who asks, where they may change nothing but the places they have added themselves. */
async function changePlaces(
  ctx: Context,
  { id, right }: { id: number; right: PlaylistRight },
  work: (trx: Transaction<Database>, own: number | null) => Promise<number>,
) {
  return changePlaylist(ctx, { id, right, byHand: true }, async (trx, row) => {
    const own = canUsePlaylist(ctx.actor, row, 'edit') ? null : userOf(ctx.actor).id;
    const changed = await work(trx, own);
    const result = { changed, tracks_count: await queries.countOf(trx, id) };
    return { result, columns: changed > 0 ? {} : null };
  });
}
