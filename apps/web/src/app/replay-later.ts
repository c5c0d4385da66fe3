import { type RefObject, useEffect } from 'react';

/** Attribute of the element around a later part; see `later-part.ts`. */
export const laterMark = 'data-later';

/** For the part itself: does what was pressed in it before its code had come. */
export function useReplayLater(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const place: (Element & { again?: () => void }) | null | undefined = inside.current?.closest(
      `[${laterMark}]`,
    );
    place?.removeAttribute(laterMark);
    // In a task of its own: what differs from the server's HTML has been rendered by then.
    setTimeout(() => place?.again?.());
  }, [inside]);
}
