import { Suspense } from 'react';
import { laterPart } from '../../app/later-part.ts';

const Footer = laterPart(() => import('./Footer.tsx'));

/** The end of a page as the server wrote it; its code comes when the page is alive. */
export function LaterFooter({ menu }: { menu: string }) {
  return (
    <div data-later="">
      <Suspense fallback={null}>
        <Footer menu={menu} />
      </Suspense>
    </div>
  );
}
