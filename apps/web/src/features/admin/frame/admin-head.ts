import type { BootstrapData } from '@kantele/api/contract/settings';
import { siteHead } from '../../../app/site-head.ts';

/** The head of a page of the administration: found by nobody but those who work there. */
export function adminHead(boot: BootstrapData, title: string, path: string) {
  return siteHead(boot, { title, path: `/admin${path}`, noindex: true });
}
