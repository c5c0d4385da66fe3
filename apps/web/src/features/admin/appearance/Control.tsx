import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { regionsOfControl } from '../../../lib/appearance-regions.ts';
import { useOutline } from './use-outline.ts';

const reachable = 'input:not([type="file"], [type="hidden"], :disabled), textarea, button';

/**
 * A control with an address of its own, `…#id`: whoever comes by it finds the focus here. While the pointer or the focus
 * is on it, the preview outlines what it changes.
 */
export function Control({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const outline = useOutline(regionsOfControl(id));
  const visit = useLocation({
    select: ({ hash, state }) => (hash === id ? (state.__TSR_key ?? hash) : null),
  });
  useEffect(() => {
    if (visit === null) return;
    // A new panel gives its heading the focus first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        place.current?.scrollIntoView({ block: 'center' });
        place.current?.querySelector<HTMLElement>(reachable)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [visit]);
  return (
    <div ref={place} id={id} {...outline}>
      {children}
    </div>
  );
}
