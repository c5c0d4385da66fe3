import type { z } from 'zod';
import { refuseViolations } from '../core/constraints.ts';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { nameKey, slugify } from '../core/slug.ts';
import { indexTracks } from '../search/index-entries.ts';
import type { updateTrack as updateInput } from './contract.ts';
import { assertEditsTrack, getTrack } from './get-track.ts';
import { setTrackGenres, setTrackTags, trackById, updateTrackRow } from './queries.ts';

/** @throws AppError `not_found`; `invalid` on `publish_at`, `genre_ids` or `tag_ids` */
export async function updateTrack(ctx: Context, input: z.output<typeof updateInput>) {
  const { id, name, genre_ids, tag_ids, ...rest } = input;
  await assertEditsTrack(ctx, id);
  await ctx.db.transaction().execute(async (trx) => {
    const current = await trackById(trx, id);
    if (!current) throw notFound();
    const next = { ...current, ...rest };
    if (next.visibility === 'scheduled' && next.publish_at === null) {
      throw invalid('publish_at', 'A scheduled track needs a time of publication.');
    }
    const names = name ? { name, slug: slugify(name), name_key: nameKey(name) } : {};
    await updateTrackRow(trx, id, { ...rest, ...names });
    const unknown = refuseViolations({
      track_genres_genre_id_fkey: () => invalid('genre_ids', 'No such genre.'),
      track_tags_tag_id_fkey: () => invalid('tag_ids', 'No such tag.'),
    });
    if (genre_ids) await setTrackGenres(trx, id, genre_ids).catch(unknown);
    if (tag_ids) await setTrackTags(trx, id, tag_ids).catch(unknown);
    await indexTracks(trx, [id]);
  });
  return getTrack(ctx, { id });
}
