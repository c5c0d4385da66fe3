import { z } from 'zod';
import { id, name, page, pageInput } from '../core/contract.ts';
import { slugOrId } from '../genres/contract.ts';

export const tagTypes = ['custom'] as const;
export const tag = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  display_name: z.string(),
  type: z.enum(tagTypes),
});
export const listTags = z.strictObject(pageInput);
export const tagPage = page(tag);
export const tagBySlug = z.strictObject({ slug: slugOrId });
export const tagResponse = z.object({ tag });
export const listOfTag = z.strictObject({ ...pageInput, slug: slugOrId });
export const createTag = z.strictObject({ display_name: name(80) });
export const updateTag = createTag.extend({ id: slugOrId });
export const deleteTag = z.strictObject({ id: slugOrId });
