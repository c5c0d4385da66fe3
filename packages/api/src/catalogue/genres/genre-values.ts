import { refuseViolations } from '../../core/constraints.ts';
import { invalid } from '../../core/errors.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';

/** Columns of a genre for its name. */
export function genreNames(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}

const taken = () => invalid('display_name', 'A genre with this name already exists.');
/** For `catch`: refuses what another genre is called, or how its address reads. */
export const refuseTaken = refuseViolations({ genres_name_key: taken, genres_slug_key: taken });

/** The row that was just written as an answer. */
export function oneGenre<Row>(genre: Row | undefined) {
  if (!genre) throw new Error('The genre is gone.');
  return { genre };
}
