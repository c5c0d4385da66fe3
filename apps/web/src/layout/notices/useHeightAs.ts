import { type RefObject, useLayoutEffect } from 'react';

/** Tells the style sheets how high something is, for those who must give way to it. */
export function useHeightAs(variable: `--${string}`, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(variable, `${measured.offsetHeight}px`);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      root.style.removeProperty(variable);
    };
  }, [variable, element]);
}
