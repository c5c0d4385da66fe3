import type { PublicSettings } from '@kantele/api/contract/settings';
import { siteAddress } from '@kantele/api/site-address';

const files = import.meta.glob<string>('./prints/*.avif', { eager: true, query: '?url', import: 'default' });
/** Portraits that come with the product, for a site with less music than tiles. */
const prints = () => Object.values(files).map(siteAddress);

/** The most played artists, whose portraits stand beside the forms. */
export const mosaicOf = {
  permission: 'music.view',
  input: { orderBy: 'popular', per_page: 24 },
  most: 12,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Whether the artists of the site stand beside the forms: not where it has a picture for that, or nothing stands there. */
export const showsArtists = ({ layout, image }: PublicSettings['auth_pages']): boolean =>
  layout === 'split' && image === null;

/** Pictures for the tiles, no two the same: the site's own when they fill all, else those of the product. */
export function mosaicPictures(own: readonly string[]): string[] {
  const different = [...new Set(own)];
  return (different.length >= mosaicOf.most ? different : prints()).slice(0, mosaicOf.most);
}
