import { z } from 'zod';
import { countedPage, id, name, pageInput, text } from '../../core/contract.ts';
import { line } from '../../core/translate.ts';

export const pageTypes = ['default'] as const;
export const pageVisibilities = ['draft', 'public'] as const;
export const pageAudiences = ['everybody', 'signed_in', 'roles'] as const;

/** Bytes of a body at most. */
export const bodyMaxBytes = 200_000;
export const bodyTooLarge = line('The text of a page may have 200 kB at most.');

/** What search engines and shared links show. */
export const seo = z.object({
  title: z.string(),
  description: z.string(),
  /** A path of this site. */
  image: z.string().nullable(),
});

/** A page as visitors see it. */
export const page = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  /** HTML that runs nothing and loads nothing from elsewhere. */
  body: z.string(),
  type: z.enum(pageTypes),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CustomPage = z.infer<typeof page>;

export const slug = z.string().min(1).max(255);
export const pageBySlug = z.strictObject({ slug });
export const pageResponse = z.object({ page, seo });

/** A page in the list of those who manage pages. */
export const listedPage = page.omit({ body: true }).extend({
  visibility: z.enum(pageVisibilities),
  audience: z.enum(pageAudiences),
  /** Name of who made it; null when the account is gone. */
  author: z.string().nullable(),
});
export type ListedPage = z.infer<typeof listedPage>;

/** A page with all that can be changed of it. */
export const editedPage = listedPage.extend({
  body: z.string(),
  seo,
  /** Whose page it is when it is for roles. */
  role_ids: z.array(id),
  /** Counts how often it was saved: what `update` must name. */
  rev: z.int(),
});
export type EditedPage = z.infer<typeof editedPage>;

export const pageOrders = ['newest', 'oldest', 'title', 'title_desc'] as const;
export const listPages = z.strictObject({
  ...pageInput,
  orderBy: z.enum(pageOrders).default('newest'),
  /** Part of the title or the address. */
  query: text(255).optional(),
});
export const pagePage = countedPage(listedPage);
export const editedResponse = z.object({ page: editedPage });

/** The same, as it is saved; without a title that of the page is shown. */
export const seoInput = z.strictObject({
  title: text(255).default(''),
  description: text(500).default(''),
  image: text(2_000).nullable().default(null),
});

const body = z.string().refine((html) => new TextEncoder().encode(html).length <= bodyMaxBytes, bodyTooLarge);

const fields = {
  /** Without one it is made of the title. */
  slug: text(255).optional(),
  body: body.optional(),
  seo: seoInput.optional(),
  visibility: z.enum(pageVisibilities).optional(),
  audience: z.enum(pageAudiences).optional(),
  role_ids: z.array(id).max(50).optional(),
};
export const createPage = z.strictObject({ title: name(255), ...fields });
export const updatePage = z.strictObject({
  id,
  /** The `rev` of what was changed; another one is refused as `conflict`. */
  rev: z.int().min(1),
  title: name(255).optional(),
  ...fields,
});
export const pageIds = z.strictObject({ ids: z.array(id).min(1).max(100) });
export const removed = z.object({ changed: z.int() });
