import { cx } from '../../cx.ts';
import { bar, glyph, moving } from './Equalizer.css.ts';

const HEIGHTS = [6, 12, 18, 9, 15, 6];

/** The lines that mark what is playing. They stand still while paused; the state is given as text elsewhere. */
export function Equalizer({ playing = true, size = 18 }: { playing?: boolean; size?: number }) {
  return (
    <svg className={glyph} width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      {HEIGHTS.map((height, index) => {
        const x = 1 + index * 4;
        return (
          <rect
            key={x}
            className={cx(bar, playing && moving)}
            x={x - 0.9}
            y={11 - height / 2}
            width="1.8"
            height={height}
            rx="0.9"
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
