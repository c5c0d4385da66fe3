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

/** The covers of four albums as one picture; of fewer the first. */
export function Mosaic({ artworks, name, sizes, hero }: MosaicProps) {
  if (artworks.length < 4)
    return <Picture artwork={artworks[0] ?? null} name={name} sizes={sizes} hero={hero} />;
  return (
    <div className={css.mosaic}>
      {artworks.map((artwork) => (
        <Picture
          key={artwork.hash}
          artwork={artwork}
          name={name}
          sizes={sizes}
          eager={hero}
          className={css.part}
        />
      ))}
    </div>
  );
}
