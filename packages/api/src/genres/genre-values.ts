import { refuseViolations } from '../core/constraints.ts';
import { invalid, notFound } from '../core/errors.ts';
import { nameKey, slugify } from '../core/slug.ts';

/** Columns of a genre for its name. */
export function genreNames(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}

const taken = () => invalid('display_name', 'A genre with this name already exists.');
/** For `catch`: refuses what another genre is called, or how its address reads. */
export const refuseTaken = refuseViolations({ genres_name_key: taken, genres_slug_key: taken });

/** The first row as an answer. @throws AppError `not_found` when there is none */
export function oneGenre<Row>(rows: Row[]) {
  const [genre] = rows;
  if (!genre) throw notFound();
  return { genre };
}
