import { type DragEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds something is held over a place until it opens (ux.md 1.3). */
const holdMs = 600;

interface Place {
  accepts: (event: DragEvent) => boolean;
  take: (event: DragEvent) => void;
  /** Called while something it takes is over it. */
  hover?: (event: DragEvent) => void;
  /** What opens when something is held over it that it takes, or that it has a place for inside. */
  opens?: { for: (event: DragEvent) => boolean; run: () => void };
}

/** A place on which something that is dragged can be let go; places inside it come first. */
export function useDrop({ accepts, take, hover, opens }: Place) {
  const [isOver, setOver] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setOver(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const over = (event: DragEvent) => {
    if (event.isDefaultPrevented()) return leave();
    if (opens?.for(event)) timer.current ??= setTimeout(opens.run, holdMs);
    if (!accepts(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = event.dataTransfer.effectAllowed === 'move' ? 'move' : 'copy';
    setOver(true);
    hover?.(event);
  };
  return {
    isOver,
    props: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
      },
      onDrop: (event: DragEvent) => {
        leave();
        if (event.isDefaultPrevented() || !accepts(event)) return;
        event.preventDefault();
        take(event);
      },
    },
  };
}
