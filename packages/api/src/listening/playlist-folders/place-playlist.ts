import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { placesBetween } from '../playlists/gap.ts';
import type * as contract from './contract.ts';
import { folderOf } from './file-playlist.ts';
import * as queries from './queries.ts';

/**
 * Puts a playlist in front of another one in the order of one's own, whichever folders they are in.
 * @throws AppError `not_found` for what one neither owns nor helps to make nor likes, `conflict` when the other one is not there any more
 */
export async function placePlaylist(
  ctx: Context,
  { id, before }: z.output<typeof contract.placePlaylist>,
): Promise<z.output<typeof contract.playlistPlaced>> {
  const { id: userId } = userOf(ctx.actor);
  if (before === id) throw invalid('before', 'This playlist is moved itself.');
  await folderOf(ctx, { id });
  await ctx.db.transaction().execute(async (trx) => {
    await queries.lockLibrary(trx, userId);
    const place = async () => {
      const space = await queries.spaceBefore(trx, { userId, id, before });
      if (!space) throw new AppError('conflict');
      return placesBetween(space, 1);
    };
    let found = await place();
    if (!found) {
      await queries.spreadPlaces(trx, userId);
      found = await place();
    }
    if (found) await queries.place(trx, { userId, id, position: found.first });
    await publishEvent(trx, [userId], { type: 'playlists' });
  });
  return { before };
}
