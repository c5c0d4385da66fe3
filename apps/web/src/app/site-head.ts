import type { BootstrapData } from '@kantele/api/contract/settings';
import { translator } from '@kantele/api/translate';
import { publicSetting, siteName } from './boot.tsx';
import { type PageHead, pageHead } from './head.ts';

/** The head of a page of this site: its name and public address come from bootstrap data. */
export function siteHead(boot: BootstrapData, page: Omit<PageHead, 'siteName' | 'baseUrl'>) {
  const image = page.image ?? publicSetting(boot, 'branding')?.social_image ?? null;
  return pageHead({ ...page, image, siteName: siteName(boot), baseUrl: baseUrlOf(boot) });
}

/** The head of an address nothing lives at. */
export function missingHead(boot: BootstrapData) {
  return siteHead(boot, { title: translator(boot.i18n)('Page not found'), path: '/', noindex: true });
}

/** Public address of a path, for structured data. */
export function publicUrl(boot: BootstrapData, path: string): string {
  return baseUrlOf(boot) + path;
}

function baseUrlOf(boot: BootstrapData): string {
  return (publicSetting(boot, 'base_url') ?? '').replace(/\/$/, '');
}
