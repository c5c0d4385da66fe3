import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { joinGenresOfAlbums } from '../albums/join-genres.ts';
import { joinGenresOfTracks } from '../tracks/join-links.ts';
import { oneGenre } from './genre-values.ts';
import * as queries from './queries.ts';

/**
 * Puts what is in genres into another one, channels too, and removes them.
 * @throws AppError `not_found` when one is not there; `invalid` on `into_id` for one of those that go
 */
export async function mergeGenres(
  ctx: Context,
  { ids, into_id }: { ids: readonly number[]; into_id: number },
) {
  const going = [...new Set(ids)];
  if (going.includes(into_id)) throw invalid('into_id', 'Choose another genre than those that go.');
  await ctx.db.transaction().execute(async (trx) => {
    const found = await queries.lockGenres(trx, [...going, into_id]);
    if (found.length < going.length + 1) throw notFound();
    await joinGenresOfTracks(trx, going, into_id);
    await joinGenresOfAlbums(trx, going, into_id);
    await publishEvent(ctx, trx, 'genres.merging', { from: going, into: into_id });
    await queries.deleteGenreRows(trx, going);
  });
  // Afterwards: tracks are counted when the transaction ends.
  return oneGenre(await queries.genreByKey(ctx.db, into_id));
}
