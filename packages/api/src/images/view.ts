import type { Artwork } from '../core/contract.ts';

type Size = 160 | 640 | 1200;

/** Address of one size of a picture; sizes are the list of `core/audio-tools.ts`. */
export function imageUrl(artwork: Pick<Artwork, 'hash'>, size: Size): string;
export function imageUrl(artwork: Pick<Artwork, 'hash'> | null, size: Size): string | null;
export function imageUrl(artwork: Pick<Artwork, 'hash'> | null, size: Size): string | null {
  return artwork ? `/images/${artwork.hash}/${size}.webp` : null;
}
