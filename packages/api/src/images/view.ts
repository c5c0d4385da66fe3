import type { Artwork } from '../core/contract.ts';

/** Address of one size of a picture; sizes are the list of `core/audio-tools.ts`. */
export function imageUrl(artwork: Pick<Artwork, 'hash'> | null, size: 160 | 640): string | null {
  return artwork ? `/images/${artwork.hash}/${size}.webp` : null;
}
