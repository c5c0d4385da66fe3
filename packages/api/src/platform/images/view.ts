import type { Artwork } from '../../core/contract.ts';
import { siteAddress } from '../../core/text/site-address.ts';

type Size = 160 | 640 | 1200;

/** Path of one size of a picture within the site, as settings keep it; sizes are the list of `core/audio/audio-tools.ts`. */
export const imagePath = (hash: string, size: Size): string => `/images/${hash}/${size}.webp`;

/** Address of one size of a picture. */
export function imageUrl(artwork: Pick<Artwork, 'hash'>, size: Size): string;
export function imageUrl(artwork: Pick<Artwork, 'hash'> | null, size: Size): string | null;
export function imageUrl(artwork: Pick<Artwork, 'hash'> | null, size: Size): string | null {
  return artwork && siteAddress(imagePath(artwork.hash, size));
}
