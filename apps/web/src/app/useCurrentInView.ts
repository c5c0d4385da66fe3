import { useEffect, useRef } from 'react';

/** Pixels beside what is brought into view, so that one sees whether more follows. */
const beside = 16;

/**
 * For a row that scrolls sideways on a narrow window: its link of the current page is in view, from the beginning and when
 * another one is. The page itself stays where it is.
 */
export function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !link) return;
    const outer = row.current.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    const before = Math.min(0, inner.left - beside - outer.left);
    const behind = Math.max(0, inner.right + beside - outer.right);
    row.current.scrollBy(before || behind, 0);
  }, [current]);
  return row;
}
