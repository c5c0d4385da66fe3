import { IconButton } from '@kantele/ui/IconButton';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Repeat, Repeat1, Shuffle, SkipBack, SkipForward } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useShortcutKeys } from '../../app/shortcuts/useShortcutKeys.ts';
import { usePlayer, usePlayerState } from '../../player/hooks.ts';
import { repeatLabel } from '../words.ts';
import { play as playClass, solid } from './bar.css.ts';
import { useToggle } from './useToggle.ts';

interface SizeProps {
  size?: 40 | 48;
}

const glyph = (size: 40 | 48) => (size === 48 ? 24 : 20);

/** Nothing is loaded: there is nothing to do. */
const useEmpty = () => usePlayerState(({ queue }) => queue.current === null);

export function ShuffleButton({ size = 40 }: SizeProps) {
  const t = useT();
  const { toggleShuffle } = usePlayer();
  const shuffle = usePlayerState(({ queue }) => queue.shuffle);
  const empty = useEmpty();
  return (
    <IconButton
      label={t('Shuffle')}
      pressed={shuffle}
      keyshortcuts={useShortcutKeys('shuffle').aria}
      size={size}
      isDisabled={empty}
      onPress={toggleShuffle}
    >
      <Shuffle size={glyph(size)} aria-hidden="true" />
    </IconButton>
  );
}

export function RepeatButton({ size = 40 }: SizeProps) {
  const t = useT();
  const { cycleRepeat } = usePlayer();
  const repeat = usePlayerState(({ queue }) => queue.repeat);
  const empty = useEmpty();
  const Glyph = repeat === 'one' ? Repeat1 : Repeat;
  return (
    <IconButton
      label={t(repeatLabel[repeat])}
      pressed={repeat !== 'off'}
      keyshortcuts={useShortcutKeys('repeat').aria}
      size={size}
      isDisabled={empty}
      onPress={cycleRepeat}
    >
      <Glyph size={glyph(size)} aria-hidden="true" />
    </IconButton>
  );
}

export function PreviousButton({ size = 40 }: SizeProps) {
  const t = useT();
  const { previous } = usePlayer();
  const empty = useEmpty();
  return (
    <IconButton
      label={t('Previous track')}
      keyshortcuts={useShortcutKeys('previous').aria}
      size={size}
      isDisabled={empty}
      onPress={previous}
    >
      <SkipBack className={solid} size={glyph(size)} aria-hidden="true" />
    </IconButton>
  );
}

export function NextButton({ size = 40 }: SizeProps) {
  const t = useT();
  const { next } = usePlayer();
  const empty = useEmpty();
  return (
    <IconButton
      label={t('Next track')}
      keyshortcuts={useShortcutKeys('next').aria}
      size={size}
      isDisabled={empty}
      onPress={next}
    >
      <SkipForward className={solid} size={glyph(size)} aria-hidden="true" />
    </IconButton>
  );
}

interface ToggleProps {
  size: 40 | 44 | 48 | 64 | 72;
}

export function Toggle({ size }: ToggleProps) {
  const t = useT();
  const toggle = useToggle();
  const playing = usePlayerState((state) => state.playing);
  const buffering = usePlayerState((state) => state.buffering);
  return (
    <PlayButton
      label={playing ? t('Pause') : t('Play')}
      playing={playing}
      buffering={buffering}
      keyshortcuts={useShortcutKeys('playPause').aria}
      size={size}
      onPress={toggle}
      className={playClass}
    />
  );
}
