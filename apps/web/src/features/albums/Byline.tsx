import type { Album } from '@kantele/api/contract/albums';
import { cx, quietLink, text } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { catalogueLine } from '../../lib/words.ts';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { trpc } from '../../shell/trpc.ts';
import { Picture } from '../artwork/Picture.tsx';
import * as css from './AlbumPage.css.ts';

/** Who made the record, and the catalogue line. */
export function Byline({ album }: { album: Album }) {
  const t = useT();
  const [first] = album.artists;
  return (
    <div className={css.byline}>
      {album.artists.length === 1 && first ? (
        <Link {...linkTo.artist(first)} className={cx(quietLink, css.artist)}>
          <Portrait id={first.id} />
          <bdi>{first.name}</bdi>
        </Link>
      ) : (
        <span className={css.artist}>
          <span>
            {album.artists.map((artist, index) => (
              <span key={artist.id}>
                {index > 0 && t(', ')}
                <Link {...linkTo.artist(artist)} className={quietLink}>
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
  if (!artist.artwork) return null;
  return <Picture artwork={artist.artwork} name={artist.name} size={28} shape="circle" />;
}
