import { quietLink } from '@kantele/ui/css/utilities.css';
import { useT } from '../app/i18n.tsx';
import { Highlighted } from '../app/parts/Highlighted.tsx';
import { PlainLink } from '../app/parts/PlainLink.tsx';
import { kinds } from './registry.ts';

interface ArtistLinksProps {
  artists: readonly { id: number; name: string; slug: string }[];
  query?: string;
  /** Tab reaches the row, not what is in it. */
  inRow?: boolean;
}

/** Names of artists, each leading to its page. */
export function ArtistLinks({ artists, query, inRow = false }: ArtistLinksProps) {
  const t = useT();
  return artists.map((artist, index) => (
    <span key={artist.id}>
      {index > 0 && t(', ')}
      <PlainLink to={kinds.artist.path(artist)} className={quietLink} tabIndex={inRow ? -1 : undefined}>
        <bdi>{query ? <Highlighted text={artist.name} query={query} /> : artist.name}</bdi>
      </PlainLink>
    </span>
  ));
}
