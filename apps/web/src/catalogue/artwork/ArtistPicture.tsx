import type { ArtistSummary } from '@kantele/api/contract/artists';
import { useT } from '../../app/i18n.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

interface ArtistPictureProps extends Pick<PictureProps, 'size' | 'sizes' | 'eager' | 'className'> {
  artist: Pick<ArtistSummary, 'name' | 'artwork'>;
  /** Within a link or button that says the name, which the picture would only repeat. */
  named?: boolean;
}

/** An artist, round: the portrait, the first album's cover or a print made from the name. */
export function ArtistPicture({ artist, named = false, ...place }: ArtistPictureProps) {
  const t = useT();
  const { name, artwork } = artist;
  const alt = named ? '' : t('Image for :name', { name });
  return <Picture {...place} artwork={artwork} name={name} alt={alt} shape="circle" />;
}
