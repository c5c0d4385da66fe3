import type { Artwork as ArtworkData } from '@kantele/api/contract/core';
import { Artwork } from '@kantele/ui/Artwork';
import { useState } from 'react';
import { useHydrated } from '../../app/hydrated.ts';
import { imageSizeFor, imageSrcSet, imageUrl } from '../../lib/images.ts';
import { thumbOf } from './thumbs.ts';

export interface PictureProps {
  artwork: ArtworkData | null;
  /** Address to fall back on where the sizes are not known. */
  image?: string | null;
  /** Whose picture it is; a print made from it stands in when there is none. */
  name: string;
  /** Empty beside the name, which is nearly always. */
  alt?: string;
  /** Edge in pixels; `fill` takes the width of the parent and needs `sizes`. */
  size?: number | 'fill';
  sizes?: string;
  shape?: 'square' | 'circle';
  /** Fills the square, whatever is cut off; otherwise all of it is seen. */
  crop?: boolean;
  /** One picture of the page: fetched first, and not when it scrolls into view. */
  hero?: boolean;
  /** In sight as the page opens: not left until it scrolls into view. */
  eager?: boolean;
  className?: string;
}

/** A cover or portrait in the size the place needs, with its own colour until it arrives. */
export function Picture({
  artwork,
  image = null,
  name,
  alt = '',
  size = 'fill',
  sizes,
  shape,
  crop,
  hero = false,
  eager = hero,
  className,
}: PictureProps) {
  const hydrated = useHydrated();
  // Pictures of the first page keep the colour: exchanging the placeholder under a loaded picture is waste.
  const [later] = useState(hydrated);
  const thumb = later && artwork ? thumbOf(artwork.thumbhash) : null;
  const src = artwork ? imageUrl(artwork.hash, size === 'fill' ? 320 : imageSizeFor(size)) : image;
  return (
    <Artwork
      src={src}
      srcSet={artwork && size === 'fill' ? imageSrcSet(artwork.hash, hero ? 1200 : 640) : undefined}
      sizes={size === 'fill' ? sizes : undefined}
      alt={alt}
      name={name}
      size={size}
      shape={shape}
      crop={crop}
      placeholder={thumb ?? artwork?.color}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={hero ? 'high' : undefined}
      className={className}
    />
  );
}
