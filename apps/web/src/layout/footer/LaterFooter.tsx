import type { MenuPosition } from '@kantele/api/menus';
import { memo, Suspense } from 'react';
import { laterPart } from '../../app/later-part.ts';
// What the server writes needs its styles with the page.
import './Footer.css.ts';

const Footer = laterPart(() => import('./Footer.tsx'));

/**
 * The end of a page as the server wrote it; its code comes when the page is alive. Memoized: React empties a boundary
 * it has not hydrated yet when its parent renders anew.
 */
export const LaterFooter = memo(function LaterFooter({ menu }: { menu: MenuPosition }) {
  return (
    <div data-later="">
      <Suspense fallback={null}>
        <Footer menu={menu} />
      </Suspense>
    </div>
  );
});
