import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { SkipLinks } from '@kantele/ui/SkipLinks';
import { Link, Outlet } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useSiteName } from '../../app/boot.tsx';
import { useMarkHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { Providers } from '../../app/Providers.tsx';
import { ThemeButton } from '../top-bar/ThemeButton.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import * as css from './AdminLayout.css.ts';
import { AdminNav } from './AdminNav.tsx';

/** The frame of the administration: its parts at the side, the way back to the site above. */
export function AdminLayout() {
  const t = useT();
  useMarkHydrated();
  const name = useSiteName();
  return (
    <Providers>
      <SkipLinks items={[{ href: '#main', label: t('Skip to content') }]} />
      <div className={css.frame}>
        <aside className={css.side} aria-label={t(':name, admin', { name })}>
          <Link
            to="/admin"
            className={css.mark}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-label={t(':name, admin', { name })}
          >
            <span className={css.siteName} dir="auto">
              {name}
            </span>
            <span className={text({ style: 'meta', tone: 'muted' })}>{t('Admin')}</span>
          </Link>
          <AdminNav className={css.sideNav} />
        </aside>
        <div id="admin-column" className={css.column}>
          <header className={css.bar}>
            <AdminNav className={css.barNav} />
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
