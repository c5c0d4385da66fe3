import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { siteName } from '../../app/boot.tsx';
import { siteHead } from '../../app/site-head.ts';

/** The head of the pricing page. */
export function pricingHead(boot: BootstrapData) {
  const t = translator(boot.i18n);
  const description = t('Plans and prices of :site.', { site: siteName(boot) });
  return siteHead(boot, { title: t('Pricing'), description, path: '/pricing' });
}

/** The head of a page about somebody's own plan. */
export function ownBillingHead(boot: BootstrapData, title: string, path: string) {
  return siteHead(boot, { title, path, noindex: true });
}
