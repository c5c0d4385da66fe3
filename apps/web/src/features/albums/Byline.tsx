import type { Album } from '@kantele/api/contract/albums';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { ArtistPicture } from '../../catalogue/artwork/ArtistPicture.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { catalogueLine } from '../../lib/words.ts';
import * as css from './AlbumPage.css.ts';

/** Who made the album, and the catalogue line. */
export function Byline({ album }: { album: Album }) {
  const t = useT();
  const [first] = album.artists;
  return (
    <div className={css.byline}>
      {album.artists.length === 1 && first ? (
        <Link {...kinds.artist.link(first)} className={cx(quietLink, css.artist)}>
          <Portrait id={first.id} />
          <bdi>{first.name}</bdi>
        </Link>
      ) : (
        <span className={css.artist}>
          <span>
            {album.artists.map((artist, index) => (
              <span key={artist.id}>
                {index > 0 && t(', ')}
                <Link {...kinds.artist.link(artist)} className={quietLink}>
                  <bdi>{artist.name}</bdi>
                </Link>
              </span>
            ))}
          </span>
        </span>
      )}
      <span className={cx(css.line, text({ style: 'catalogue' }))}>
        {catalogueLine({ ...album, tracks: album.tracks.length }, t)}
      </span>
    </div>
  );
}

function Portrait({ id }: { id: number }) {
  const [{ artist }] = trpc.artists.get.useSuspenseQuery({ id });
  return <ArtistPicture artist={artist} size={28} named />;
}
