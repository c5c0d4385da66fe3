import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../cx.ts';
import { resizer } from './PaneResizer.css.ts';

/** Props of {@link PaneResizer}. Widths are in pixels. */
export interface PaneResizerProps {
  /** The accessible name, "Width of the panel". */
  label: string;
  /** The edge of the pane it lies on: where text begins, or where it ends. */
  edge: 'start' | 'end';
  value: number;
  min: number;
  max: number;
  /** The width a double click gives back. */
  usual: number;
  onChange: (width: number) => void;
  className?: string;
}

/** An arrow key moves it by this much. */
const step = 16;

/** Changes the width of a pane: by dragging, by arrow keys, and back to the usual one by a double click. */
export function PaneResizer({ label, edge, value, min, max, usual, onChange, className }: PaneResizerProps) {
  const start = useRef<{ x: number; width: number; sign: number } | null>(null);
  const set = (width: number) => onChange(Math.round(Math.min(max, Math.max(min, width))));

  /** 1 where moving to the right widens the pane. */
  const signOf = (element: Element) =>
    (getComputedStyle(element).direction === 'rtl') === (edge === 'start') ? 1 : -1;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { currentTarget, clientX } = event;
    event.preventDefault();
    currentTarget.focus({ preventScroll: true });
    currentTarget.setPointerCapture(event.pointerId);
    currentTarget.dataset.dragging = '';
    start.current = { x: clientX, width: value, sign: signOf(currentTarget) };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const from = start.current;
    if (from) set(from.width + (clientX - from.x) * from.sign);
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    delete currentTarget.dataset.dragging;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const sign = signOf(event.currentTarget);
    const next = {
      ArrowRight: value + step * sign,
      ArrowLeft: value - step * sign,
      Home: min,
      End: max,
      Enter: usual,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      data-edge={edge}
      className={cx(resizer, className)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => set(usual)}
      onKeyDown={onKeyDown}
    />
  );
}
