import { z } from 'zod';
import { id, name, page, pageInput, someIds, text } from '../../core/contract.ts';
import { slugOrId } from '../genres/contract.ts';

export const tagTypes = ['custom'] as const;
export const tag = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  display_name: z.string(),
  type: z.enum(tagTypes),
  /** Tracks of it that everybody may see. */
  tracks_count: z.int(),
});
export type Tag = z.infer<typeof tag>;
export const tagOrders = ['name', 'name_desc', 'newest', 'oldest'] as const;
export const listTags = z.strictObject({
  ...pageInput,
  orderBy: z.enum(tagOrders).default('name'),
  /** A part of the name. */
  query: text(80).optional(),
});
export const tagPage = page(tag);
export const tagBySlug = z.strictObject({ slug: slugOrId });
export const tagResponse = z.object({ tag });
export const listOfTag = z.strictObject({ ...pageInput, slug: slugOrId });
export const createTag = z.strictObject({ display_name: name(80) });
export const updateTag = createTag.extend({ id: slugOrId });
export const mergeTags = z.strictObject({
  /** Those that go. */
  ids: someIds,
  /** The one their tracks have then. */
  into_id: id,
});
export const deleteTag = z.strictObject({ id: slugOrId });
