import { cx } from '@kantele/ui/cx';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { usePosition } from '../../player/hooks.ts';
import { elapsed, remaining } from '../words.ts';
import { time, timeButton } from './bar.css.ts';

interface TimeProps {
  /** Milliseconds under the pointer that drags; null for the position itself. */
  preview: number | null;
}

/** Time played of the current track. */
export function Elapsed({ preview }: TimeProps) {
  const { positionMs, durationMs } = usePosition();
  return (
    <span className={time} aria-hidden="true">
      {durationMs > 0 || positionMs > 0 ? elapsed(preview ?? positionMs) : ''}
    </span>
  );
}

/** Time left; a press shows the whole length instead. */
export function Remaining({ preview }: TimeProps) {
  const { positionMs, durationMs } = usePosition();
  const t = useT();
  const [total, setTotal] = useState(false);
  if (durationMs <= 0) return <span className={time} data-end="" />;
  const shown = total ? clock(durationMs) : remaining(preview ?? positionMs, durationMs);
  return (
    <button
      type="button"
      className={cx(time, timeButton)}
      data-end=""
      // Says what it is without a word every second: the seek slider speaks the position.
      aria-label={
        total
          ? t('Length :length. Show remaining time', { length: spokenDuration(durationMs, t) })
          : t('Show length of the track')
      }
      onClick={() => setTotal(!total)}
    >
      {shown}
    </button>
  );
}
