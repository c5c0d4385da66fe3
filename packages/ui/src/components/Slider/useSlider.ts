import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';

/** What a slider is and does. Values are plain numbers between `min` and `max`. */
export interface SliderOptions {
  /** The accessible name. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** An arrow key moves by this much. */
  step: number;
  /** Page keys, and arrows with Shift, move by this much. */
  pageStep: number;
  /** A turn of the wheel moves by this much; 0 leaves the wheel to the page. */
  wheelStep?: number;
  /** The words for a value. `full` right after focus, `short` while it changes. */
  valueText: (value: number, detail: 'full' | 'short') => string;
  /** Called with every value on the way, for a live display. */
  onChange?: (value: number) => void;
  /** Called once with the value that was settled on: on release, or on a key. */
  onCommit?: (value: number) => void;
  /** Escape ended a drag; the value is the old one again. */
  onCancel?: () => void;
  isDisabled?: boolean;
}

interface Drag {
  pointer: number;
  value: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/**
 * A slider over a native range input. The input carries role, value and focus; the strip around it takes the
 * pointer. react-aria's slider can only word its value as a formatted number, and a position in a track needs
 * "1 minute 12 seconds of 3 minutes 40 seconds"; this one also costs next to nothing on the server.
 */
export function useSlider(options: SliderOptions) {
  const { value, min = 0, max, step, pageStep, wheelStep = 0, valueText, isDisabled = false } = options;
  const stripRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [drag, paintDrag] = useState<Drag | null>(null);
  // Events may follow each other faster than renders: they look here, and rendering looks at the state.
  const live = useRef<Drag | null>(null);
  const foreignKey = useRef(false);
  const [hover, setHover] = useState<number | null>(null);
  const [detail, setDetail] = useState<'full' | 'short'>('full');
  const setDrag = (next: Drag | null) => {
    live.current = next;
    paintDrag(next);
  };
  const shown = clamp(drag?.value ?? value, min, max);
  const span = max - min;
  const fraction = (at: number) => (span > 0 ? clamp((at - min) / span, 0, 1) : 0);

  const valueAt = (event: { clientX: number }) => {
    const strip = stripRef.current;
    if (!strip) return shown;
    const box = strip.getBoundingClientRect();
    const along = box.width > 0 ? clamp((event.clientX - box.left) / box.width, 0, 1) : 0;
    const mirrored = getComputedStyle(strip).direction === 'rtl';
    return min + span * (mirrored ? 1 - along : along);
  };

  const settle = (next: number) => {
    const bounded = clamp(next, min, max);
    setDetail('short');
    options.onChange?.(bounded);
    options.onCommit?.(bounded);
  };

  const cancel = () => {
    if (!drag) return false;
    if (stripRef.current?.hasPointerCapture(drag.pointer))
      stripRef.current.releasePointerCapture(drag.pointer);
    setDrag(null);
    options.onChange?.(value);
    options.onCancel?.();
    return true;
  };

  const stripProps = {
    ref: stripRef,
    'data-dragging': drag ? '' : undefined,
    'data-disabled': isDisabled ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (isDisabled || event.button !== 0) return;
      // Keeps the browser from moving focus elsewhere; the input takes it, so that Escape is heard.
      event.preventDefault();
      inputRef.current?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      const next = valueAt(event);
      setDrag({ pointer: event.pointerId, value: next });
      setDetail('short');
      options.onChange?.(next);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const next = valueAt(event);
      setHover(next);
      if (live.current?.pointer !== event.pointerId) return;
      setDrag({ pointer: event.pointerId, value: next });
      options.onChange?.(next);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (live.current?.pointer !== event.pointerId) return;
      setDrag(null);
      options.onCommit?.(valueAt(event));
    },
    onPointerCancel: () => {
      cancel();
    },
    onPointerLeave: () => setHover(null),
    onWheel: (event: WheelEvent<HTMLDivElement>) => {
      if (wheelStep && !isDisabled && event.deltaY) settle(shown - Math.sign(event.deltaY) * wheelStep);
    },
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      if (cancel()) {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    foreignKey.current = event.altKey || event.ctrlKey || event.metaKey;
    if (isDisabled || foreignKey.current) return;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const arrow = event.shiftKey ? pageStep : step;
    const moves: Record<string, number> = {
      ArrowUp: shown + arrow,
      ArrowDown: shown - arrow,
      ArrowRight: shown + arrow * mirrored,
      ArrowLeft: shown - arrow * mirrored,
      PageUp: shown + pageStep,
      PageDown: shown - pageStep,
      Home: min,
      End: max,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    settle(next);
  };

  const inputProps = {
    ref: inputRef,
    type: 'range',
    min,
    max,
    step: 'any',
    value: shown,
    disabled: isDisabled,
    'aria-label': options.label,
    'aria-valuetext': valueText(shown, detail),
    // Screen readers that move the native control (swipe up or down) come in here and not through keys.
    // A key with Alt or Ctrl belongs to the browser, which would move the native control along with it.
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      if (!foreignKey.current) settle(event.currentTarget.valueAsNumber);
    },
    onKeyUp: () => {
      foreignKey.current = false;
    },
    onFocus: () => {
      foreignKey.current = false;
      setDetail('full');
    },
    onKeyDown,
  } as const;

  return { stripProps, inputProps, value: shown, fraction, isDragging: drag !== null, hover };
}
