import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation inside the application focus goes to the heading of the new page, which also announces it.
 * The first page is left alone, and so is somebody who is typing.
 */
export function RouteFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (document.activeElement instanceof HTMLInputElement) return;
        const heading = document.querySelector<HTMLElement>('#main h1');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
