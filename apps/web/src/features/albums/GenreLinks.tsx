import type { Album } from '@kantele/api/contract/albums';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { kinds } from '../../catalogue/registry.ts';

/** Genres with commas between them, each a link. */
export function GenreLinks({ genres }: { genres: Album['genres'] }) {
  const t = useT();
  return genres.map((genre, index) => (
    <span key={genre.id}>
      {index > 0 && t(', ')}
      <Link {...kinds.genre.link(genre)} className={quietLink}>
        <bdi>{genre.display_name}</bdi>
      </Link>
    </span>
  ));
}
