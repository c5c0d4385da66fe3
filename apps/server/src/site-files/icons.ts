import { imageKey, type Services, type Site, siteAddress } from '@kantele/api/server';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Edges in pixels: home screens of Apple's devices, and those of the web manifest. */
export const iconSizes = [180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

type Branded = Pick<Site, 'settings' | 'themes'>;

/** Hash of the picture an admin has chosen as the icon of the site; null for none. */
export function iconHash({ settings }: Pick<Site, 'settings'>): string | null {
  return /^\/images\/([0-9a-f]{32})\//.exec(settings.branding.favicon ?? '')?.[1] ?? null;
}

/** Links to the icons, for the head of a document. */
export function iconLinks(site: Pick<Site, 'settings'>): string {
  const hash = iconHash(site);
  if (!hash) return `<link rel="icon" href="${siteAddress('/favicon.svg')}" type="image/svg+xml">`;
  return (
    `<link rel="icon" href="${siteAddress(`/images/${hash}/64.webp`)}" type="image/webp">` +
    `<link rel="apple-touch-icon" href="${siteAddress(`/icons/${hash}/180.png`)}">`
  );
}

/** The initial of the site's name on a square of its accent. */
export function initialIcon({ settings, themes }: Branded): string {
  const colors = themes.find((theme) => theme.default_light)?.colors;
  const letter = Array.from(settings.branding.site_name)[0]?.toLocaleUpperCase() ?? '';
  const fill = (name: string) => `rgb(${(colors?.[name] ?? '0 0 0').split(' ').join(',')})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${fill('primary')}"/>` +
    `<text x="32" y="47" text-anchor="middle" font-family="system-ui,sans-serif" font-size="42" font-weight="800" ` +
    `fill="${fill('on-primary')}">&#${letter.codePointAt(0) ?? 32};</text></svg>`
  );
}

/** PNGs made of the chosen picture: a few kilobytes each, and there is one picture at a time. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 12 });

/**
 * The chosen picture as a square PNG: Apple's home screens know no WebP. What is not square stands on the light
 * theme's background.
 */
export async function pngIcon(
  { storage }: Pick<Services, 'storage'>,
  { themes }: Branded,
  { hash, size }: { hash: string; size: IconSize },
): Promise<Buffer> {
  const [r = 255, g = 255, b = 255] = (themes.find((theme) => theme.default_light)?.colors.bg ?? '')
    .split(' ')
    .map(Number);
  const key = `${hash} ${size} ${r} ${g} ${b}`;
  const known = made.get(key);
  if (known) return known;
  const background = { r, g, b };
  const icon = storage.withLocal(imageKey(hash, 640, 'webp'), (path) =>
    sharp(path).resize(size, size, { fit: 'contain', background }).flatten({ background }).png().toBuffer(),
  );
  made.set(key, icon);
  icon.catch(() => made.delete(key));
  return icon;
}
