import { useMemo } from 'react';
import { inlineVars } from '../../css/inline-vars.ts';
import { cx } from '../../cx.ts';
import type { SeekSliderProps } from '../SeekSlider/SeekSlider.tsx';
import { input, tip, tipAt } from '../Slider/Slider.css.ts';
import { useSlider } from '../Slider/useSlider.ts';
import { bars, filled, played, strip } from './Waveform.css.ts';

/** Props of {@link Waveform}. */
export interface WaveformProps extends Omit<SeekSliderProps, 'look' | 'bufferedTo'> {
  /** Loudness along the track, 0–255. */
  peaks: ArrayLike<number>;
  /** How many bars are drawn; each shows the loudest peak of its share. */
  bars?: number;
  height?: number;
}

function path(peaks: ArrayLike<number>, count: number): string {
  let drawing = '';
  for (let bar = 0; bar < count; bar++) {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    let loudest = 0;
    for (let i = from; i < to && i < peaks.length; i++) loudest = Math.max(loudest, peaks[i] ?? 0);
    const half = Math.max(1, (loudest / 255) * 48);
    drawing += `M${bar * 3 + 1} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
  }
  return drawing;
}

interface DrawingProps {
  drawing: string;
  count: number;
  className: string;
}

function Drawing({ drawing, count, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${count * 3 - 1} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawing} stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}

/** Props of {@link WaveformShape}. */
export interface WaveformShapeProps extends Pick<WaveformProps, 'peaks' | 'bars' | 'height' | 'className'> {
  /** Says what is seen: "Waveform, 3 minutes". */
  label: string;
}

/** The shape of a track, to look at. */
export function WaveformShape({
  label,
  peaks,
  bars: count = 160,
  height = 64,
  className,
}: WaveformShapeProps) {
  const drawing = useMemo(() => path(peaks, count), [peaks, count]);
  return (
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      className={cx(strip, className)}
      style={{ blockSize: height }}
    >
      <Drawing drawing={drawing} count={count} className={bars} />
    </div>
  );
}

/** The shape of a track, to seek in. One path for all bars, so that a long one stays cheap. */
export function Waveform({
  peaks,
  bars: count = 160,
  height = 64,
  duration,
  formatTime,
  className,
  ...props
}: WaveformProps) {
  const slider = useSlider({ ...props, max: duration, step: 5, pageStep: 30 });
  const drawing = useMemo(() => path(peaks, count), [peaks, count]);
  const pointed = slider.isDragging ? slider.value : slider.hover;
  return (
    <div
      {...slider.stripProps}
      dir="ltr"
      className={cx(strip, className)}
      style={{
        blockSize: height,
        ...inlineVars({
          [filled]: String(slider.fraction(slider.value)),
          [tipAt]: String(slider.fraction(pointed ?? 0)),
        }),
      }}
    >
      <Drawing drawing={drawing} count={count} className={bars} />
      <Drawing drawing={drawing} count={count} className={cx(bars, played)} />
      <input {...slider.inputProps} className={input} />
      {pointed !== null && (
        <div className={tip} aria-hidden="true">
          {formatTime(pointed)}
        </div>
      )}
    </div>
  );
}
