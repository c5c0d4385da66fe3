import { type Site, siteAddress } from '@kantele/api/server';
import { themeColors } from '../pages/renderer.ts';
import { iconHash } from './icons.ts';

/** The web manifest (W3C Application Manifest): what a browser needs to install the site. */
export function manifestOf(site: Pick<Site, 'settings' | 'themes'>) {
  const { branding, 'site.description': description } = site.settings;
  const hash = iconHash(site);
  const { light } = themeColors(site, { themes: { all: [], selectedThemeId: null } });
  return {
    id: siteAddress('/'),
    name: branding.site_name,
    short_name: branding.site_name,
    ...(description ? { description } : {}),
    start_url: siteAddress('/'),
    scope: siteAddress('/'),
    display: 'standalone',
    background_color: light,
    theme_color: light,
    icons: hash
      ? ([192, 512] as const).map((size) => ({
          src: siteAddress(`/icons/${hash}/${size}.png`),
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : [{ src: siteAddress('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' }],
  };
}
