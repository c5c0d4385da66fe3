import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { publicSetting, siteName } from '../../app/boot.tsx';
import { kindHead, publicUrl } from '../../app/site-head.ts';

/** Title, description and structured data of the start page, with the search the site offers and a picture of its own. */
export function homeHead(boot: BootstrapData, image: string | null = null) {
  const homepage = publicSetting(boot, 'homepage');
  const own = publicSetting(boot, 'site.description');
  const description = translator(boot.i18n)(own || (homepage?.appearance.headerSubtitle ?? ''));
  return kindHead(
    boot,
    'home',
    { description },
    {
      path: '/',
      image,
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
    },
  );
}
