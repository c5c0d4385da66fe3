import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { FitTitle } from '@kantele/ui/FitTitle';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { roughLength } from '../../lib/durations.ts';
import { formatRelease } from '../../lib/format.ts';
import { albumTypeWords, countTracks } from '../../lib/words.ts';
import * as css from './ArtistPage.css.ts';

/** The newest album of an artist, with its facts. */
export function LatestRelease({ id }: { id: number }) {
  const t = useT();
  const [{ album }] = trpc.albums.get.useSuspenseQuery({ id });
  const released = formatRelease(album.release_date, album.release_precision, useLanguage());
  return (
    <div className={css.latest}>
      <Link {...kinds.album.link(album)} tabIndex={-1} aria-hidden="true">
        <Picture artwork={album.artwork} image={album.image} name={album.name} sizes="188px" />
      </Link>
      <div className={css.latestWords}>
        <Link {...kinds.album.link(album)}>
          <FitTitle as="h3" size="1.875rem">
            {album.name}
          </FitTitle>
        </Link>
        <p className={text({ style: 'catalogue' })}>
          {[t(albumTypeWords[album.type]), released].filter(Boolean).join(' · ')}
        </p>
        <p className={text({ style: 'catalogue' })}>
          {[countTracks(album.tracks.length, t), album.duration > 0 && roughLength(album.duration, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {album.description && (
          <p className={`${text({ style: 'small' })} ${css.latestText}`} dir="auto">
            {album.description}
          </p>
        )}
        <p className={css.latestFoot}>
          <Link {...kinds.album.link(album)} className={`${linkStyle} ${text({ style: 'small' })}`}>
            {t('Liner notes')}
          </Link>
        </p>
      </div>
    </div>
  );
}
