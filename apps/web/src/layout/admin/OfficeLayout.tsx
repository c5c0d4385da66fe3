import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { SkipLinks } from '@kantele/ui/SkipLinks';
import { Link, Outlet } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSiteName } from '../../app/boot.tsx';
import { useMarkHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { Providers } from '../../app/Providers.tsx';
import { ThemeButton } from '../top-bar/ThemeButton.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import * as css from './OfficeLayout.css.ts';

interface OfficeLayoutProps {
  home: '/admin' | '/backstage';
  /** What stands under the name of the site: "Admin". */
  place: string;
  /** Names the place with the site: "Kantele, admin". */
  label: string;
  /** The parts of it; once at the side, once in the bar of small windows. */
  nav: (className: string, inBar?: boolean) => ReactNode;
}

/** The frame of places where one works: their parts at the side, the way back to the site above. */
export function OfficeLayout({ home, place, label, nav }: OfficeLayoutProps) {
  const t = useT();
  useMarkHydrated();
  const name = useSiteName();
  return (
    <Providers>
      <SkipLinks items={[{ href: '#main', label: t('Skip to content') }]} />
      <div className={css.frame}>
        <aside className={css.side} aria-label={label}>
          <Link
            to={home}
            className={css.mark}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-label={label}
          >
            <span className={css.siteName} dir="auto">
              {name}
            </span>
            <span className={text({ style: 'meta', tone: 'muted' })}>{place}</span>
          </Link>
          {nav(css.sideNav)}
        </aside>
        <div id="admin-column" className={css.column}>
          <header className={css.bar}>
            {nav(css.barNav, true)}
            <Link
              to="/"
              className={cx(buttonStyle({ variant: 'quiet' }), css.back)}
              title={t('Back to the site')}
            >
              <Undo2 className={css.backGlyph} size={18} aria-hidden="true" />
              <span className={css.backWords}>{t('Back to the site')}</span>
            </Link>
            <ThemeButton />
            <UserButton />
          </header>
          <main id="main" tabIndex={-1} className={css.main} data-scroll-restoration-id="main">
            <Outlet />
          </main>
        </div>
      </div>
    </Providers>
  );
}
