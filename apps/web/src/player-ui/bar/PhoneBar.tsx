import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { Disc3, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { usePlayer, usePlayerState, usePosition } from '../../player/hooks.ts';
import { currentTrack } from '../../player/state.ts';
import { artistsOf } from '../words.ts';
import { nothing } from './bar.css.ts';
import * as css from './mini.css.ts';
import { PhonePlayer } from './PhonePlayer.tsx';
import { NextButton } from './Transport.tsx';
import { Trouble } from './Trouble.tsx';
import { useSwipe } from './useSwipe.ts';
import { useToggle } from './useToggle.ts';
import { Waiting } from './Waiting.tsx';

/** The player's line on phones. A tap or a swipe up opens the full player, swipes to the sides go on and back. */
export function PhoneBar() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const track = usePlayerState(currentTrack);
  const failed = usePlayerState((state) => state.failed);
  const { next, previous } = usePlayer();
  const swipe = useSwipe({ onLeft: next, onRight: previous, onUp: () => setOpen(true) });
  return (
    <div className={css.mini}>
      <Progress />
      {!track && (
        <>
          <span className={css.noArt}>
            <Disc3 size={22} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <p className={cx(nothing, text({ style: 'strong', tone: 'muted', clamp: 1 }))}>
            {t('Pick something to play')}
          </p>
        </>
      )}
      {track && failed && <Trouble />}
      {track && !failed && (
        <button
          type="button"
          className={css.open}
          aria-label={t('Open player: :name by :artists', { name: track.name, artists: artistsOf(track) })}
          onClick={() => setOpen(true)}
          {...swipe}
        >
          <Picture
            artwork={track.album.artwork}
            image={track.album.image}
            name={track.album.name}
            size={44}
          />
          <span className={css.words}>
            <span className={text({ style: 'strong', clamp: 1 })} dir="auto">
              {track.name}
            </span>
            <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })} dir="auto">
              <Waiting>{artistsOf(track)}</Waiting>
            </span>
          </span>
        </button>
      )}
      <span className={css.end}>
        <MiniToggle />
        <NextButton size={48} />
      </span>
      {track && <PhonePlayer track={track} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}

function MiniToggle() {
  const t = useT();
  const toggle = useToggle();
  const playing = usePlayerState((state) => state.playing);
  const Glyph = playing ? Pause : Play;
  return (
    <IconButton label={playing ? t('Pause') : t('Play')} size={48} onPress={toggle}>
      <Glyph className={css.play} size={24} aria-hidden="true" />
    </IconButton>
  );
}

function Progress() {
  const { positionMs, durationMs } = usePosition();
  const done = durationMs > 0 ? Math.min(1, positionMs / durationMs) : 0;
  return (
    <div className={css.progress} aria-hidden="true">
      <div className={css.progressFill} style={{ transform: `scaleX(${done})` }} />
    </div>
  );
}
