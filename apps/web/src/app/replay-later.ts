import { type RefObject, useEffect } from 'react';
import { fillInside } from './pre-hydration-events.ts';

/** Attribute of the element around a later part; see `later-part.ts`. */
export const laterMark = 'data-later';

type Place = Element & {
  again?: () => void;
  /** The accessible name of what had the focus. */
  focused?: string | null;
};

/** For what a part takes the place of: the focus in it goes on to what has the same name there. */
export function leaveFocus(inside: Element): void {
  const place: Place | null = inside.closest(`[${laterMark}]`);
  if (place && inside.contains(document.activeElement))
    place.focused = document.activeElement?.ariaLabel ?? null;
}

/** For the part itself: replays what was typed and pressed in it before its code had come. */
export function useReplayLater(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const place: Place | null | undefined = inside.current?.closest(`[${laterMark}]`);
    if (!place) return;
    place.removeAttribute(laterMark);
    // In a task of its own: what differs from the server's HTML has been rendered by then.
    setTimeout(() => {
      fillInside(place);
      const { focused } = place;
      if (focused) place.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
      place.again?.();
    });
  }, [inside]);
}
