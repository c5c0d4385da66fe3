import { notFound } from '../core/errors.ts';
import { nameKey, slugify } from '../core/slug.ts';

export function tagNames(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}
export function oneTag<Row>(rows: Row[]) {
  const [tag] = rows;
  if (!tag) throw notFound();
  return { tag };
}
