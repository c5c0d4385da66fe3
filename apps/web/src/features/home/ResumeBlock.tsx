import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { FitTitle } from '@kantele/ui/FitTitle';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { ContextLink } from '../../catalogue/ContextLink.tsx';
import { contextName } from '../../catalogue/contexts.ts';
import { PlayGlyph } from '../../catalogue/PlayGlyph.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { clock } from '../../lib/durations.ts';
import type { Resume } from '../../player/history/useResume.ts';
import { usePlayer, useTrackState } from '../../player/hooks.ts';
import * as css from './HomePage.css.ts';

/** The album one was in, and a way straight back into the track. */
export function ResumeBlock({ resume, titleSize }: { resume: Resume; titleSize: string }) {
  const t = useT();
  const player = usePlayer();
  const { track, context, positionMs, durationMs, remainingMs } = resume;
  const playing = useTrackState(track.id) === 'playing';
  return (
    <section className={css.block} aria-label={t('Where you left off')}>
      <Link {...kinds.album.link(track.album)} className={css.blockArt} tabIndex={-1} aria-hidden="true">
        <Picture
          artwork={track.album.artwork}
          image={track.album.image}
          name={track.album.name}
          sizes="(min-width: 768px) 272px, 132px"
          hero
        />
      </Link>
      <div className={css.words}>
        <p className={cx(text({ style: 'label' }), css.label)}>{t('Where you left off')}</p>
        <ContextLink context={context} className={css.blockTitle}>
          <FitTitle as="h2" size={titleSize}>
            {contextName(context, t)}
          </FitTitle>
        </ContextLink>
        <p className={cx(text({ style: 'catalogue' }), css.line, css.left)}>
          <ArtistLinks artists={track.artists} />
        </p>
        <p className={cx(text({ style: 'row', clamp: 1 }), css.trackLine)} dir="auto">
          {track.name}
        </p>
        <ProgressLine
          label={t('Position in :name', { name: track.name })}
          value={durationMs > 0 ? Math.min(1, positionMs / durationMs) : 0}
          className={css.progress}
        />
        <p className={cx(text({ style: 'catalogue' }), css.left)}>
          {t(':time left on this track', { time: clock(remainingMs) })}
        </p>
        <div className={css.foot}>
          <button
            type="button"
            className={cx(buttonStyle({ variant: 'accent', size: 'large', shape: 'pill' }), css.button)}
            onClick={() => (playing ? player.pause() : resume.resume())}
          >
            <PlayGlyph playing={playing} />
            {playing ? t('Pause') : t('Resume')}
          </button>
        </div>
      </div>
    </section>
  );
}
