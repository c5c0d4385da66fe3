import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import { Slider } from '../Slider/Slider.tsx';
import { type CropArea, leastSize, movedCrop, resizedCrop } from './crop.ts';
import { frame, picture as pictureClass, root, zoom } from './ImageCropper.css.ts';

export type { CropArea } from './crop.ts';
export { largestCrop } from './crop.ts';

/** Props of {@link ImageCropper}. */
export interface ImageCropperProps {
  /** Address of the picture. */
  src: string;
  /** Its pixels. */
  width: number;
  height: number;
  value: CropArea;
  onChange: (area: CropArea) => void;
  /** Names the square: "Part of the picture". */
  label: string;
  /** How it is moved, in a sentence; read with its name. */
  hint: string;
  zoomLabel: string;
  /** Where the square is, in words, from what is left over at the start and above, in percent. */
  positionText: (across: number, down: number) => string;
  className?: string;
}

/** Shares of the square an arrow moves by, alone and with Shift. */
const step = 0.02;
const largeStep = 0.1;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

/** Chooses a square of a picture: the picture is moved by the pointer or arrows, and made larger by a slider. */
export function ImageCropper(props: ImageCropperProps) {
  const { src, width, height, value, onChange, label, hint, zoomLabel, positionText, className } = props;
  const described = useId();
  const dragged = useRef<{ x: number; y: number; from: CropArea } | null>(null);
  const picture = { width, height };
  const whole = Math.min(width, height);
  const position = positionText(percent(value.x, width - value.size), percent(value.y, height - value.size));

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY, from: value };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const start = dragged.current;
    if (!start) return;
    const perPixel = start.from.size / event.currentTarget.clientWidth;
    // The picture goes with the pointer, so the square goes the other way over it.
    const byX = (start.x - event.clientX) * perPixel;
    const byY = (start.y - event.clientY) * perPixel;
    onChange(movedCrop(start.from, byX, byY, picture));
  };
  const release = () => {
    dragged.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    const by = value.size * (event.shiftKey ? largeStep : step);
    // The square goes over the picture where the arrow points.
    onChange(movedCrop(value, way[0] * by, way[1] * by, picture));
  };

  const scale = 100 / value.size;
  return (
    <div className={cx(root, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take a frame and a legend */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the picture; there is no role for two directions
        tabIndex={0}
        dir="ltr"
        aria-label={label}
        aria-describedby={described}
        className={frame}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={onKeyDown}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className={pictureClass}
          style={{
            inlineSize: `${width * scale}%`,
            blockSize: `${height * scale}%`,
            insetInlineStart: `${-value.x * scale}%`,
            insetBlockStart: `${-value.y * scale}%`,
          }}
        />
      </div>
      <span id={described} className={visuallyHidden}>
        {hint}
      </span>
      <span role="status" className={visuallyHidden}>
        {position}
      </span>
      <div className={zoom}>
        <span aria-hidden="true">{zoomLabel}</span>
        <Slider
          label={zoomLabel}
          look="wide"
          thumbAlways
          min={0}
          max={whole - leastSize(picture)}
          value={whole - value.size}
          step={Math.max(1, whole * step)}
          pageStep={Math.max(1, whole * largeStep)}
          valueText={(shown) => `${percent(whole, whole - shown)} %`}
          onChange={(shown) => onChange(resizedCrop(value, whole - shown, picture))}
          onCommit={(shown) => onChange(resizedCrop(value, whole - shown, picture))}
        />
      </div>
    </div>
  );
}
