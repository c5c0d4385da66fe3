import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isText } from '../app/shortcuts/target.ts';

const most = 50;

/**
 * After a navigation inside the application focus goes to the heading of the new page, which also announces it;
 * on the way back, to the link that was followed; lists of tracks put it on the row that had it. The first page is
 * left alone, and so is a field being typed into while results follow, and one that was gone to while the page was on
 * its way. A page in a frame takes no focus from what is beside it: the appearance editor leads its preview elsewhere
 * while one types.
 */
export function RouteFocus() {
  const router = useRouter();
  useEffect(() => {
    const followed = new Map<string, string>();
    /** What had the focus before a key or a press since the navigation began. */
    let left: Element | null = null;
    const act = () => {
      left ??= document.activeElement;
    };
    const acts = ['keydown', 'pointerdown'] as const;
    for (const kind of acts) window.addEventListener(kind, act, true);
    const leave = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      left = null;
      const link = document.activeElement?.closest('#main a[href]');
      const key = fromLocation?.state.__TSR_key;
      if (!link || !key) return;
      if (followed.size >= most) followed.clear();
      followed.set(key, link.getAttribute('href') ?? '');
    });
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const focused = document.activeElement;
      const typing = focused instanceof HTMLInputElement && /^\/search(\/|$)/.test(toLocation.pathname);
      if (!fromLocation || !pathChanged || typing) return;
      if (left && focused && focused !== left && isText(focused)) return;
      if (focused?.closest('#main [role="grid"]')) return;
      const href = followed.get(toLocation.state.__TSR_key ?? '');
      const link = href && document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`);
      const heading = document.querySelector<HTMLElement>('#main h1');
      if (heading) heading.tabIndex = -1;
      if (window.parent !== window && !document.hasFocus()) return;
      (link || heading)?.focus({ preventScroll: true });
    });
    return () => {
      for (const kind of acts) window.removeEventListener(kind, act, true);
      leave();
      arrive();
    };
  }, [router]);
  return null;
}
