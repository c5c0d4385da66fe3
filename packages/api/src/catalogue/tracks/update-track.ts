import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { indexTracks } from '../search-index/index-entries.ts';
import type { updateTrack as updateInput } from './contract.ts';
import { getTrack } from './get-track.ts';
import { lockEditedTracks } from './lock-edited-tracks.ts';
import { setTrackCredits } from './managed-queries.ts';
import { refuseUnknownLinks } from './track-links.ts';
import { setTrackGenres, setTrackTags, trackDates, updateTrackRow } from './write-queries.ts';

/** @throws AppError `not_found`; `invalid` on `publish_at`, `genre_ids` or `tag_ids` */
export async function updateTrack(ctx: Context, input: z.output<typeof updateInput>) {
  const { id, name, genre_ids, tag_ids, credits, ...rest } = input;
  await ctx.db.transaction().execute(async (trx) => {
    await lockEditedTracks(ctx, trx, [id]);
    const next = { ...(await trackDates(trx, id)), ...rest };
    if (next.visibility === 'scheduled' && next.publish_at === null) {
      throw invalid('publish_at', 'A scheduled track needs a time of publication.');
    }
    const names = name ? { name, slug: slugify(name), name_key: nameKey(name) } : {};
    await updateTrackRow(trx, id, { ...rest, ...names });
    const unknown = refuseUnknownLinks('genre_ids', 'tag_ids');
    if (genre_ids) await setTrackGenres(trx, id, genre_ids).catch(unknown);
    if (tag_ids) await setTrackTags(trx, id, tag_ids).catch(unknown);
    if (credits) await setTrackCredits(trx, id, credits);
    await indexTracks(trx, [id]);
  });
  return getTrack(ctx, { id });
}
