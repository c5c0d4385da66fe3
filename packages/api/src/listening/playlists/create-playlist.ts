import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import { appendTracks, lockAddedTracks } from './entries/add-tracks.ts';
import { getPlaylist } from './get-playlist.ts';
import { insertPlaylist } from './queries.ts';

/**
 * Makes a playlist of one's own, private unless said otherwise.
 * @throws AppError `invalid` for tracks and a rule at once; `not_found` when one of the tracks may not be seen: nothing is made then
 */
export async function createPlaylist(
  ctx: Context,
  { name, track_ids, rules, ...fields }: z.output<typeof contract.createPlaylist>,
) {
  const { id: userId } = userOf(ctx.actor);
  if (rules && track_ids.length > 0) throw invalid('track_ids', 'A rule fills this playlist.');
  const id = await ctx.db.transaction().execute(async (trx) => {
    const filling = rules ? { rules: JSON.stringify(rules) } : {};
    const values = {
      ...fields,
      ...filling,
      owner_id: userId,
      name,
      name_key: nameKey(name),
      slug: slugify(name),
    };
    const tracks = await lockAddedTracks(trx, track_ids);
    const made = await insertPlaylist(trx, values);
    if (tracks.length > 0) await appendTracks(trx, made, tracks, userId);
    await publishEvent(trx, [userId], { type: 'playlists', id: made });
    return made;
  });
  return getPlaylist(ctx, { id });
}
