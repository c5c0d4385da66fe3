import { text } from '@kantele/ui/css/text.css';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMenu } from '../../app/boot-hooks.ts';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { Wordmark } from '../../app/parts/Wordmark.tsx';
import { isActive } from '../../lib/menus.ts';
import { MenuIcon } from '../icons.tsx';
import { MenuLink } from '../MenuLink.tsx';
import { RecentList } from './RecentList.tsx';
import * as css from './Sidebar.css.ts';

const SidebarSize = lazyPart(() => import('./SidebarSize.tsx'));

/** Wordmark, main menu and what was played last; a rail of icons between phone and desktop, or when it is folded. */
export function Sidebar() {
  const t = useT();
  const items = useMenu('sidebar-primary');
  const pathname = useLocation({ select: (location) => location.pathname });
  const hydrated = useHydrated();
  return (
    <aside aria-label={t('Sidebar')} className={css.sidebar}>
      <Wordmark className={css.wordmark} />
      <nav aria-label={t('Main')}>
        <ul className={css.menu}>
          {items.map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={css.item} active={isActive(item.action, pathname)}>
                <MenuIcon name={item.icon} />
                <span className={css.label}>{t(item.label)}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      {hydrated && (
        <RecentList title={<h2 className={text({ style: 'label' })}>{t('Recently played')}</h2>} />
      )}
      <Suspense fallback={null}>{hydrated && <SidebarSize />}</Suspense>
    </aside>
  );
}
