import { SeekSlider } from '@kantele/ui/SeekSlider';
import { useT } from '../../app/i18n.tsx';
import { usePlayer, usePosition } from '../../player/hooks.ts';
import { elapsed, spokenPosition } from '../words.ts';

interface SeekProps {
  look: 'groove' | 'bar' | 'wide';
  /** Milliseconds while dragging, null when done. */
  onPreview: (positionMs: number | null) => void;
  className?: string;
}

/** The position in the current track, to be seen and moved. */
export function Seek({ look, onPreview, className }: SeekProps) {
  const t = useT();
  const { seek } = usePlayer();
  const { positionMs, durationMs, bufferedMs } = usePosition();
  return (
    <SeekSlider
      look={look}
      label={t('Seek')}
      className={className}
      value={Math.min(positionMs, durationMs) / 1000}
      duration={durationMs / 1000}
      bufferedTo={bufferedMs / 1000}
      isDisabled={durationMs <= 0}
      formatTime={(seconds) => elapsed(seconds * 1000)}
      valueText={(seconds, detail) => spokenPosition(seconds * 1000, durationMs, detail, t)}
      onChange={(seconds) => onPreview(seconds * 1000)}
      onCommit={(seconds) => {
        onPreview(null);
        seek(seconds * 1000);
      }}
      onCancel={() => onPreview(null)}
    />
  );
}
