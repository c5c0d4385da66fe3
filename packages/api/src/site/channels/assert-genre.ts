import { genresByIds } from '../../catalogue/genres/list-genres.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';

/** @throws AppError `invalid` on `genre_id` for a genre there is not */
export async function assertGenre(ctx: Context, id: number | null): Promise<void> {
  if (id === null || (await genresByIds(ctx, [id])).length > 0) return;
  throw invalid('genre_id', line('Choose one of the offered values.'));
}
