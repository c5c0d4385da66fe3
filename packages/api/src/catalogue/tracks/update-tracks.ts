import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { indexTracks } from '../search-index/index-entries.ts';
import type { updateTracks as updateInput } from './contract.ts';
import { lockEditedTracks } from './lock-edited-tracks.ts';
import { addTrackCredit, changeTrackLinks, moveToDisc, updateTrackRows } from './managed-queries.ts';
import { refuseUnknownLinks } from './track-links.ts';

/**
 * Changes the same of several tracks, all of them or none.
 * @throws AppError `not_found` when one may not be changed; `invalid` on `add_genre_ids` or `add_tag_ids`
 */
export async function updateTracks(ctx: Context, input: z.output<typeof updateInput>) {
  const { ids, visibility, explicit, disc_number, add_credits } = input;
  return ctx.db.transaction().execute(async (trx) => {
    const known = await lockEditedTracks(ctx, trx, ids);
    const same = {
      ...(visibility === undefined ? {} : { visibility }),
      ...(explicit === undefined ? {} : { explicit }),
    };
    await updateTrackRows(trx, known, same);
    if (disc_number !== undefined) await moveToDisc(trx, known, disc_number);
    const genres = { added: input.add_genre_ids, removed: input.remove_genre_ids };
    const tags = { added: input.add_tag_ids, removed: input.remove_tag_ids };
    const unknown = refuseUnknownLinks('add_genre_ids', 'add_tag_ids');
    await changeTrackLinks(trx, 'genres', known, genres).catch(unknown);
    await changeTrackLinks(trx, 'tags', known, tags).catch(unknown);
    for (const credit of add_credits) await addTrackCredit(trx, known, credit);
    await indexTracks(trx, known);
    return { changed: known.length };
  });
}
