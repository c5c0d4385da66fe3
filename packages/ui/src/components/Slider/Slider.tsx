import type { ReactNode } from 'react';
import { inlineVars } from '../../css/inline-vars.ts';
import { cx } from '../../cx.ts';
import {
  buffered,
  fill,
  filled,
  input,
  loaded,
  strip,
  thumb,
  tipAt,
  tip as tipClass,
  track,
} from './Slider.css.ts';
import { type SliderOptions, useSlider } from './useSlider.ts';

/** Props of {@link Slider}: what it does, and how it looks. */
export interface SliderProps extends SliderOptions {
  /** `bar` thickens when pointed at, `groove` lies on its parent's upper edge, `thin` and `wide` stay. */
  look?: 'bar' | 'groove' | 'thin' | 'wide';
  tone?: 'accent' | 'ink';
  /** How far it is loaded, in the units of `value`. */
  bufferedTo?: number;
  /** Shows the thumb without being pointed at. */
  thumbAlways?: boolean;
  /** What the tip over the pointer says; no tip without it. */
  tip?: (value: number) => ReactNode;
  /** Time runs from left to right in every script; other sliders follow the text. */
  dir?: 'ltr';
  className?: string;
}

/** A slider with free value text, a 24 px hit strip, commit on release and Escape to cancel. */
export function Slider({
  look = 'bar',
  tone = 'accent',
  bufferedTo,
  thumbAlways = false,
  tip,
  dir,
  className,
  ...options
}: SliderProps) {
  const slider = useSlider(options);
  const pointed = slider.isDragging ? slider.value : slider.hover;
  return (
    <div
      {...slider.stripProps}
      dir={dir}
      data-look={look}
      data-thumb={thumbAlways ? 'always' : undefined}
      className={cx(strip({ look, tone }), className)}
      style={inlineVars({
        [filled]: String(slider.fraction(slider.value)),
        [buffered]: String(slider.fraction(bufferedTo ?? options.min ?? 0)),
        [tipAt]: String(slider.fraction(pointed ?? 0)),
      })}
    >
      <div className={track}>
        {bufferedTo !== undefined && <div className={loaded} />}
        <div className={fill} />
      </div>
      <div className={thumb} />
      <input {...slider.inputProps} className={input} />
      {tip && pointed !== null && (
        <div className={tipClass} aria-hidden="true">
          {tip(pointed)}
        </div>
      )}
    </div>
  );
}
