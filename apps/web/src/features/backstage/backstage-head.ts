import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { siteHead } from '../../app/site-head.ts';

/** The head of a page of the backstage: never indexed by search engines. */
export function backstageHead(boot: BootstrapData, title: string, path: string) {
  return siteHead(boot, { title, path: `/backstage${path}`, noindex: true });
}
