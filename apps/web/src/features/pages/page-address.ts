import { address } from '../../catalogue/address.ts';

/** Where a custom page is. */
export const pageAddress = address('/pages/$pageSlug', ({ slug }: { slug: string }) => ({ pageSlug: slug }));

/** The address that stays when the page gets another name. */
export const lastingAddress = address(
  '/pages/$pageId/$pageSlug',
  ({ id, slug }: { id: number; slug: string }) => ({ pageId: String(id), pageSlug: slug }),
);
