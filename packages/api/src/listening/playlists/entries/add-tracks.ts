import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { invalid, notFound } from '../../../core/errors.ts';
import { playlistSongsAdded } from '../../../identity/notifications/kinds/playlist-songs-added.ts';
import { notify } from '../../../identity/notifications/notify.ts';
import { changePlaylistIn } from '../change-playlist.ts';
import { type addTracks as input, placesMax } from '../contract.ts';
import { endOf, insertPlaces, lockOpenTracks } from '../place-queries.ts';
import * as queries from '../queries.ts';

/**
 * Puts tracks behind all others of a playlist. What is in it already stays where it is.
 * @throws AppError `not_found` when one of them may not be seen, `invalid` when it would get too long: nothing is added
 */
export async function addTracks(ctx: Context, { id, track_ids }: z.output<typeof input>) {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const wished = await lockAddedTracks(trx, track_ids);
    return changePlaylistIn(trx, ctx, { id, right: 'add', byHand: true }, async ({ name, slug }) => {
      const added = await appendTracks(trx, id, wished, userId);
      if (added.length > 0) {
        const data = { playlist: name, path: `/playlist/${id}/${slug}` };
        const receivers = await queries.peopleOf(trx, id);
        await notify(ctx, trx, { kind: playlistSongsAdded, receivers, actor: userId, data });
      }
      const result = {
        added: added.length,
        added_ids: added,
        there: wished.length - added.length,
        tracks_count: await queries.countOf(trx, id),
      };
      return { result, columns: added.length > 0 ? {} : null };
    });
  });
}

/**
 * Tracks that are to be put into a playlist, each once, locked: before the playlist is, see `lockMusic`.
 * @throws AppError `not_found` when one of them may not be seen by everybody
 */
export async function lockAddedTracks(
  trx: Transaction<Database>,
  trackIds: readonly number[],
): Promise<number[]> {
  const wished = [...new Set(trackIds)];
  const open = await lockOpenTracks(trx, wished);
  if (open.length < wished.length) throw notFound();
  return wished;
}

/**
 * Puts tracks of `lockAddedTracks` behind all others, in a transaction that holds the playlist too.
 * @returns those that were not in it
 * @throws AppError `invalid` when it would get too long
 */
export async function appendTracks(
  trx: Transaction<Database>,
  id: number,
  wished: readonly number[],
  userId: number,
): Promise<number[]> {
  const { last, places } = await endOf(trx, id);
  const added = await insertPlaces(trx, id, wished, { after: last, userId });
  if (places + added.length > placesMax)
    throw invalid('track_ids', 'A playlist holds :count tracks at most.', { count: placesMax });
  return added;
}
