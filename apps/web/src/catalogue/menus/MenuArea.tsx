import type { ReactNode } from 'react';
import * as css from './MenuArea.css.ts';
import type { MenuEntity } from './menu-store.ts';
import { useMenuEvents } from './useMenuEvents.ts';

/** Gives a card its menu; the focus returns to the card's link. */
export function MenuArea({ entity, children }: { entity: MenuEntity; children: ReactNode }) {
  const events = useMenuEvents((target) => {
    const home = target.closest('article')?.querySelector<HTMLElement>('a[href]');
    return home ? { entity, home } : null;
  });
  return (
    <div className={css.area} {...events}>
      {children}
    </div>
  );
}
