import type { BootstrapData } from '@kantele/api/contract/settings';
import { siteName } from '../../shell/boot.tsx';
import { publicUrl, siteHead } from '../../shell/site.ts';

/** Title, description and structured data of the start page, with the search the site offers. */
export function homeHead(boot: BootstrapData) {
  const homepage = boot.settings.homepage as { appearance?: { headerSubtitle?: string } } | undefined;
  return siteHead(boot, {
    title: siteName(boot),
    description: homepage?.appearance?.headerSubtitle ?? '',
    path: '/',
    jsonLd: {
      '@type': 'WebSite',
      name: siteName(boot),
      url: publicUrl(boot, '/'),
      potentialAction: {
        '@type': 'SearchAction',
        target: publicUrl(boot, '/search/{query}'),
        'query-input': 'required name=query',
      },
    },
  });
}
