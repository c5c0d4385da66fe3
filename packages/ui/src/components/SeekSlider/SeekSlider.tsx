import { Slider } from '../Slider/Slider.tsx';

/** Props of {@link SeekSlider}. Times are in seconds. */
export interface SeekSliderProps {
  /** The accessible name, "Seek". */
  label: string;
  value: number;
  duration: number;
  /** The end of the loaded range that holds the present position. */
  bufferedTo?: number;
  /** "1 minute 12 seconds of 3 minutes 40 seconds" for `full`, "1 minute 12 seconds" for `short`. */
  valueText: (value: number, detail: 'full' | 'short') => string;
  /** `1:12`, for the tip. */
  formatTime: (value: number) => string;
  /** `groove` lies on the upper edge of a positioned parent; `bar` stands in a line, `wide` is 8 px high at all times. */
  look?: 'groove' | 'bar' | 'wide';
  /** Live position while dragging; playback does not follow yet. */
  onChange?: (value: number) => void;
  /** Where to play from. */
  onCommit: (value: number) => void;
  onCancel?: () => void;
  isDisabled?: boolean;
  className?: string;
}

/** The groove: position in a track. Arrows move 5 s, page keys 30 s. */
export function SeekSlider({ duration, formatTime, look = 'groove', ...props }: SeekSliderProps) {
  return <Slider {...props} look={look} max={duration} step={5} pageStep={30} tip={formatTime} dir="ltr" />;
}
