import { cx } from '../../cx.ts';
import { Slider } from '../Slider/Slider.tsx';
import { volume } from './VolumeSlider.css.ts';

/** Props of {@link VolumeSlider}. */
export interface VolumeSliderProps {
  /** The accessible name, "Volume". */
  label: string;
  /** Position 0–1. The player maps it to loudness on its own curve. */
  value: number;
  onChange: (value: number) => void;
  onCommit?: (value: number) => void;
  /** The text of a value; a percentage such as "60%" by default. */
  valueText?: (value: number) => string;
  isDisabled?: boolean;
  className?: string;
}

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Loudness, in ink. Arrows and the wheel move 5%. */
export function VolumeSlider({ valueText = percent, className, ...props }: VolumeSliderProps) {
  return (
    <Slider
      {...props}
      className={cx(volume, className)}
      look="thin"
      tone="ink"
      max={1}
      step={0.05}
      pageStep={0.2}
      wheelStep={0.05}
      valueText={valueText}
    />
  );
}
