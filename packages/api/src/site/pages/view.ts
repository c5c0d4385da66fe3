import { siteRoot } from '../../core/text/site-address.ts';
import type { CustomPage, EditedPage, ListedPage } from './contract.ts';
import type { EditedRow, PageRow } from './queries.ts';
import { shownHtml } from './safe-html.ts';

type Words = Pick<PageRow, 'seo_title' | 'seo_description' | 'seo_image'>;

/** What search engines and shared links show of a page, as it was written. */
function seoView({ seo_title, seo_description, seo_image }: Words) {
  return { title: seo_title, description: seo_description, image: seo_image };
}

/** A page as visitors see it; a title for search engines that was left out is that of the page. */
export function pageView(row: PageRow, baseUrl: string) {
  const page: CustomPage = {
    id: row.id,
    title: row.title,
    slug: row.slug,
    body: shownHtml(row.body, baseUrl),
    type: row.type,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
  return { page, seo: { ...seoView(row), title: row.seo_title || row.title } };
}

type ListedRow = Pick<EditedRow, 'id' | 'title' | 'slug' | 'type' | 'visibility' | 'audience' | 'author'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

export function listedView(row: ListedRow): ListedPage {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    type: row.type,
    visibility: row.visibility,
    audience: row.audience,
    author: row.author,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

/** A page for who edits it; its pictures have to be seen meanwhile. */
export function editedView(row: EditedRow, baseUrl: string): EditedPage {
  const body = siteRoot() ? shownHtml(row.body, baseUrl) : row.body;
  return { ...listedView(row), body, seo: seoView(row), role_ids: row.role_ids, rev: row.rev };
}
