import { type RefObject, useEffect } from 'react';
import { fillInside } from './pre-hydration-events.ts';

/** Attribute of the element around a later part; see `later-part.ts`. */
export const laterMark = 'data-later';

/** For the part itself: replays what was typed and pressed in it before its code had come. */
export function useReplayLater(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const place: (Element & { again?: () => void }) | null | undefined = inside.current?.closest(
      `[${laterMark}]`,
    );
    if (!place) return;
    place.removeAttribute(laterMark);
    // In a task of its own: what differs from the server's HTML has been rendered by then.
    setTimeout(() => {
      fillInside(place);
      place.again?.();
    });
  }, [inside]);
}
