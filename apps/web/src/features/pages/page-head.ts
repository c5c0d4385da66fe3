import type { BootstrapData } from '@kantele/api/contract/settings';
import { missingHead, siteHead } from '../../app/site-head.ts';
import { pageAddress } from './page-address.ts';

interface PageAnswer {
  page: { slug: string };
  seo: { title: string; description: string; image: string | null };
}

/** The head of a custom page: both its addresses lead search engines to the one without a number. */
export function customPageHead(answer: PageAnswer | undefined, boot: BootstrapData) {
  if (!answer) return missingHead(boot);
  const { title, description, image } = answer.seo;
  return siteHead(boot, { title, description, image, path: pageAddress.path(answer.page), type: 'article' });
}
