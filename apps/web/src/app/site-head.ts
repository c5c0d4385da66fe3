import type { BootstrapData } from '@kantele/api/contract/settings';
import { translator } from '@kantele/api/translate';
import { siteName } from './boot.tsx';
import { type PageHead, pageHead } from './head.ts';

/** The head of a page of this site: its name and public address come from bootstrap data. */
export function siteHead(boot: BootstrapData, page: Omit<PageHead, 'siteName' | 'baseUrl'>) {
  const baseUrl = String(boot.settings.base_url ?? '').replace(/\/$/, '');
  return pageHead({ ...page, siteName: siteName(boot), baseUrl });
}

/** The head of an address nothing lives at. */
export function missingHead(boot: BootstrapData) {
  return siteHead(boot, { title: translator(boot.i18n)('Page not found'), path: '/', noindex: true });
}

/** Public address of a path, for structured data. */
export function publicUrl(boot: BootstrapData, path: string): string {
  return String(boot.settings.base_url ?? '').replace(/\/$/, '') + path;
}
