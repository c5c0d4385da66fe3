import { useEffect, useState } from 'react';
import { type EditRegion, isEditRegion } from '../../lib/appearance-regions.ts';
import { RegionOutline } from './RegionOutline.tsx';

/** Presses of a pointer that parts of the page listen to; the part is chosen by the last of them, the click. */
const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'] as const;

/** The innermost part of the page that something lies in, and which one it is. */
function regionAt(target: EventTarget | null): { element: Element; id: EditRegion } | null {
  const element = target instanceof Element ? target.closest('[data-edit]') : null;
  const id = element?.getAttribute('data-edit');
  return element && isEditRegion(id) ? { element, id } : null;
}

/**
 * Shows which part of the page lies under the pointer or has the focus. Choosing one tells the editor, and does nothing
 * else: links in it are not followed.
 */
export default function Inspector({ onSelect }: { onSelect: (region: EditRegion) => void }) {
  const [shown, setShown] = useState<ReturnType<typeof regionAt>>(null);
  useEffect(() => {
    const show = (found: ReturnType<typeof regionAt>) =>
      setShown((before) => (before?.element === found?.element ? before : found));
    const point = ({ target }: Event) => show(regionAt(target));
    // The pointer, or the focus, may lie on one already.
    show(
      regionAt([...document.querySelectorAll(':hover')].at(-1) ?? null) ?? regionAt(document.activeElement),
    );
    const swallow = (event: Event) => {
      if (!regionAt(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const choose = (event: Event) => {
      const region = regionAt(event.target);
      if (!region) return;
      swallow(event);
      onSelect(region.id);
    };
    const leave = () => setShown(null);
    window.addEventListener('pointerover', point, true);
    window.addEventListener('focusin', point, true);
    window.addEventListener('click', choose, true);
    document.documentElement.addEventListener('pointerleave', leave);
    for (const press of presses) window.addEventListener(press, swallow, { capture: true, passive: false });
    return () => {
      window.removeEventListener('pointerover', point, true);
      window.removeEventListener('focusin', point, true);
      window.removeEventListener('click', choose, true);
      document.documentElement.removeEventListener('pointerleave', leave);
      for (const press of presses) window.removeEventListener(press, swallow, true);
    };
  }, [onSelect]);
  return shown && <RegionOutline element={shown.element} region={shown.id} />;
}
