import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { siteHead } from '../../../app/site-head.ts';

/** The head of a page of the administration: never indexed by search engines. */
export function adminHead(boot: BootstrapData, title: string, path: string) {
  return siteHead(boot, { title, path: `/admin${path}`, noindex: true });
}
