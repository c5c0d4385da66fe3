import { IconButton, VolumeSlider } from '@kantele/ui';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { usePlayer, usePlayerState } from '../hooks.ts';
import { roomy, volume as volumeClass } from './bar.css.ts';

/** Mute and loudness. Moving the slider unmutes. */
export function Volume() {
  const { setVolume, toggleMute } = usePlayer();
  const muted = usePlayerState((state) => state.muted);
  const volume = usePlayerState((state) => state.volume);
  const audible = muted ? 0 : volume;
  const Glyph = audible === 0 ? VolumeX : audible < 0.5 ? Volume1 : Volume2;
  return (
    <>
      <IconButton label="Mute" pressed={muted} onPress={toggleMute}>
        <Glyph size={20} aria-hidden="true" />
      </IconButton>
      <div className={`${volumeClass} ${roomy}`}>
        <VolumeSlider label="Volume" value={audible} onChange={setVolume} />
      </div>
    </>
  );
}
