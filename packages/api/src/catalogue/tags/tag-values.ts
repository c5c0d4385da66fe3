import { refuseViolations } from '../../core/constraints.ts';
import { invalid } from '../../core/errors.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';

/** Columns of a tag for its name. */
export function tagNames(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}

const taken = () => invalid('display_name', 'A tag with this name already exists.');
/** For `catch`: refuses what another tag is called, or how its address reads. */
export const refuseTaken = refuseViolations({ tags_name_key: taken, tags_slug_key: taken });

/** The row that was just written as an answer. */
export function oneTag<Row>(tag: Row | undefined) {
  if (!tag) throw new Error('The tag is gone.');
  return { tag };
}
