import type { EditedPage } from '@kantele/api/contract/pages';
import { slugify } from '@kantele/api/slug';

/** What can be changed of a page, as fields of its form. */
export function fieldsOf({ title, slug, body, seo, visibility, audience, role_ids }: EditedPage) {
  return {
    title,
    slug,
    body,
    visibility,
    audience,
    role_ids,
    seo_title: seo.title,
    seo_description: seo.description,
    seo_image: seo.image ?? '',
  };
}
export type PageFields = ReturnType<typeof fieldsOf>;

/** The changes of a form as the server takes them: what search engines show goes as a whole. */
export function changesToSave(changes: Partial<PageFields>, values: PageFields) {
  const { seo_title, seo_description, seo_image, ...plain } = changes;
  if (seo_title === undefined && seo_description === undefined && seo_image === undefined) return plain;
  const image = values.seo_image.trim() || null;
  return { ...plain, seo: { title: values.seo_title, description: values.seo_description, image } };
}

/**
 * The address a title leads to. That of a draft follows by itself while it is what the title makes; every other one, which
 * visitors may know or somebody has chosen, is only proposed.
 */
export function addressFor(page: Pick<EditedPage, 'title' | 'visibility'>, values: PageFields) {
  const made = slugify(values.title);
  const follows = page.visibility === 'draft' && values.slug === made;
  const isNew = values.title !== page.title && made !== '-' && made !== values.slug;
  return { follows, proposed: isNew ? made : null };
}
