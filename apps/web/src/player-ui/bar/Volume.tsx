import { IconButton } from '@kantele/ui/IconButton';
import { VolumeSlider } from '@kantele/ui/VolumeSlider';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { useShortcutKeys } from '../../app/shortcuts/useShortcutKeys.ts';
import { formatPercent } from '../../lib/format.ts';
import { usePlayer, usePlayerState } from '../../player/hooks.ts';
import { roomy, volume as volumeClass } from './bar.css.ts';

/** Mute and loudness. Moving the slider unmutes. */
export function Volume() {
  const t = useT();
  const language = useLanguage();
  const { setVolume, toggleMute } = usePlayer();
  const muted = usePlayerState((state) => state.muted);
  const volume = usePlayerState((state) => state.volume);
  const audible = muted ? 0 : volume;
  const Glyph = audible === 0 ? VolumeX : audible < 0.5 ? Volume1 : Volume2;
  return (
    <>
      <IconButton
        label={t('Mute')}
        pressed={muted}
        keyshortcuts={useShortcutKeys('mute').aria}
        onPress={toggleMute}
      >
        <Glyph size={20} aria-hidden="true" />
      </IconButton>
      <div className={`${volumeClass} ${roomy}`}>
        <VolumeSlider
          label={t('Volume')}
          value={audible}
          valueText={(share) => formatPercent(share, language)}
          onChange={setVolume}
        />
      </div>
    </>
  );
}
