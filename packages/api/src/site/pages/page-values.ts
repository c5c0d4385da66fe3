import type { Database } from '@kantele/db';
import type { Updateable } from 'kysely';
import { refuseViolations } from '../../core/constraints.ts';
import { invalid } from '../../core/errors.ts';
import { siteAddress, sitePathOf } from '../../core/text/site-address.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { line } from '../../core/translate.ts';
import { safeHtml } from './safe-html.ts';

interface PageInput {
  title?: string | undefined;
  slug?: string | undefined;
  body?: string | undefined;
  seo?: { title: string; description: string; image: string | null } | undefined;
  visibility?: 'draft' | 'public' | undefined;
  audience?: 'everybody' | 'signed_in' | 'roles' | undefined;
}

/** Columns of a page for what was sent of it. @throws AppError `invalid` on the field that is wrong */
export function pageColumns({ title, slug, body, seo, ...plain }: PageInput, baseUrl: string) {
  const columns: Updateable<Omit<Database['pages'], 'id'>> = { ...plain };
  if (title !== undefined) Object.assign(columns, titleColumns(title));
  if (slug !== undefined) columns.slug = pageSlug(slug);
  if (body !== undefined) columns.body = safeHtml(body, baseUrl);
  if (seo !== undefined) Object.assign(columns, seoColumns(seo, baseUrl));
  return columns;
}

/** What search engines show, as columns. @throws AppError `invalid` on `seo.image` for a picture of another site */
export function seoColumns(seo: NonNullable<PageInput['seo']>, baseUrl: string) {
  return {
    seo_title: seo.title,
    seo_description: seo.description,
    seo_image: ownPath(seo.image, baseUrl),
  };
}

export function titleColumns(title: string) {
  return { title, title_key: nameKey(title) };
}

/** The end of a page's address, from what was typed for it or from the title. @throws AppError `invalid` on `slug` */
export function pageSlug(text: string): string {
  const slug = slugify(text);
  if (slug === '-') throw invalid('slug', line('Use letters or digits.'));
  return slug;
}

/** Previews of shared links load nothing from elsewhere. */
function ownPath(image: string | null, baseUrl: string): string | null {
  if (!image) return null;
  const url = URL.canParse(image, baseUrl) ? new URL(image, baseUrl) : null;
  const path = url ? url.pathname + url.search : '';
  const isBeside = siteAddress(path) !== path && URL.canParse(image);
  if (url?.origin !== new URL(baseUrl).origin || isBeside) {
    throw invalid('seo.image', line('Use the address of a picture of this site.'));
  }
  return sitePathOf(path);
}

/** @throws AppError `invalid` on `role_ids` for a page of roles without one: nobody could read it */
export function assertReaders(audience: string, roleIds: readonly number[]): void {
  if (audience === 'roles' && roleIds.length === 0) {
    throw invalid('role_ids', line('Choose at least one role.'));
  }
}

/** For `catch`: refuses an address that is taken, and roles that are gone. */
export const refuseTaken = refuseViolations({
  pages_slug_key: () => invalid('slug', line('Another page has this address.')),
  page_roles_role_id_fkey: () => invalid('role_ids', line('Choose one of the offered values.')),
});
