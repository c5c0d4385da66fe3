import type { AlbumSummary } from '@kantele/api/contract/albums';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { FitTitle } from '@kantele/ui/FitTitle';
import { pressIntent } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { PlayGlyph } from '../../catalogue/PlayGlyph.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { formatRelease } from '../../lib/format.ts';
import { albumTypeWords, artistNames } from '../../lib/words.ts';
import { useThingPlayer } from '../../player/starting/useThingPlayer.ts';
import * as css from './HomePage.css.ts';

/** The newest album, large: what a visitor without a past is met with. */
export function FeaturedAlbum({ album }: { album: AlbumSummary }) {
  const t = useT();
  const { state, press, warm } = useThingPlayer('album', album);
  const released = formatRelease(album.release_date, album.release_precision, useLanguage());
  const playing = state === 'playing';
  return (
    <section className={css.block} aria-label={t('Newest album')}>
      <Link {...kinds.album.link(album)} className={css.blockArt} tabIndex={-1} aria-hidden="true">
        <Picture
          artwork={album.artwork}
          image={album.image}
          name={album.name}
          sizes="(min-width: 768px) 272px, 132px"
          hero
        />
      </Link>
      <div className={css.words}>
        <p className={cx(text({ style: 'label' }), css.label)}>{t('New on the shelf')}</p>
        <Link {...kinds.album.link(album)} className={css.blockTitle}>
          <FitTitle as="h2" size={css.featureTitleSize}>
            {album.name}
          </FitTitle>
        </Link>
        <p className={cx(text({ style: 'strong' }), css.line)}>
          <ArtistLinks artists={album.artists} />
        </p>
        <p className={cx(text({ style: 'catalogue' }), css.left)}>
          {[t(albumTypeWords[album.type]), released].filter(Boolean).join(' · ')}
        </p>
        <div className={css.foot}>
          <button
            type="button"
            className={cx(buttonStyle({ variant: 'accent', size: 'large', shape: 'pill' }), css.button)}
            aria-label={
              playing
                ? t('Pause')
                : t('Play :name by :artists', { name: album.name, artists: artistNames(album.artists) })
            }
            onClick={press}
            {...pressIntent(warm)}
          >
            <PlayGlyph playing={playing} />
            {playing ? t('Pause') : t('Play')}
          </button>
          <Link {...kinds.album.link(album)} className={cx(quietLink, text({ style: 'strong' }), css.left)}>
            {t('Open the album')}
          </Link>
        </div>
      </div>
    </section>
  );
}
