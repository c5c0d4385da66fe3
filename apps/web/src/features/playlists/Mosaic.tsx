import type { Artwork } from '@kantele/api/contract/core';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import * as css from './Mosaic.css.ts';

interface MosaicProps {
  artworks: readonly Artwork[];
  /** Of the playlist; its first letter stands in when there is no cover. */
  name: string;
  /** Widths of the whole, as in `sizes` of a picture. */
  sizes: string;
  hero?: boolean;
}

/** The own cover of a playlist, or the covers of four albums as one picture; of fewer the first. Always a square. */
export function Mosaic({ artworks, name, sizes, hero }: MosaicProps) {
  if (artworks.length < 4)
    return <Picture artwork={artworks[0] ?? null} name={name} sizes={sizes} hero={hero} crop />;
  return (
    <span className={css.mosaic}>
      {artworks.map((artwork) => (
        <Picture
          key={artwork.hash}
          artwork={artwork}
          name={name}
          sizes={sizes}
          eager={hero}
          crop
          className={css.part}
        />
      ))}
    </span>
  );
}
