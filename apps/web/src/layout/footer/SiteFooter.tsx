import { Suspense } from 'react';
import { laterPart } from '../../app/later-part.ts';
import * as css from './Footer.css.ts';

const Footer = laterPart(() => import('./Footer.tsx'));

/** The end of what scrolls on every page of the player. */
export function SiteFooter() {
  return (
    <footer className={css.site} data-later="">
      <Suspense fallback={null}>
        <Footer menu="footer" />
      </Suspense>
    </footer>
  );
}
