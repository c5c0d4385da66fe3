import * as css from './Footer.css.ts';
import { LaterFooter } from './LaterFooter.tsx';

/** The end of what scrolls on every page of the player. */
export function SiteFooter() {
  return (
    <footer className={css.site}>
      <LaterFooter menu="footer" />
    </footer>
  );
}
