import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { missingHead, siteHead } from '../../app/site-head.ts';
import { pageAddress } from './page-address.ts';

interface PageAnswer {
  page: { slug: string };
  seo: { title: string; description: string; image: string | null };
}

/**
 * The head of a custom page: both its addresses lead search engines to the one without a number, unless it stands at
 * another path.
 */
export function customPageHead(answer: PageAnswer | undefined, boot: BootstrapData, path?: string) {
  if (!answer) return missingHead(boot);
  const { title, description, image } = answer.seo;
  const own = path ?? pageAddress.path(answer.page);
  return siteHead(boot, { title, description, image, path: own, type: 'article' });
}
