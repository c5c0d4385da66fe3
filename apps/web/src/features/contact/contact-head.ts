import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { siteName } from '../../app/boot.tsx';
import { siteHead } from '../../app/site-head.ts';

/** The head of the contact form. */
export function contactHead(boot: BootstrapData) {
  const t = translator(boot.i18n);
  const description = t('Write to the people who run :name.', { name: siteName(boot) });
  return siteHead(boot, { title: t('Contact us'), description, path: '/contact' });
}
