import { notFound } from '../core/errors.ts';
import { nameKey, slugify } from '../core/slug.ts';

/** Columns of a tag for its name. */
export function tagNames(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}
/** The first row as an answer. @throws AppError `not_found` when there is none */
export function oneTag<Row>(rows: Row[]) {
  const [tag] = rows;
  if (!tag) throw notFound();
  return { tag };
}
