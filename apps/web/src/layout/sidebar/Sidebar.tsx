import type { MenuPosition } from '@kantele/api/menus';
import { useLocation } from '@tanstack/react-router';
import { useBoot } from '../../app/boot.tsx';
import { useMenu } from '../../app/boot-hooks.ts';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { MenuIcon } from '../../app/parts/MenuIcon.tsx';
import { Wordmark } from '../../app/parts/Wordmark.tsx';
import { isActive, type MenuItem } from '../../lib/menus.ts';
import { MenuLink } from '../MenuLink.tsx';
import * as css from './Sidebar.css.ts';

const SidebarLibrary = lazyPart(() => import('./SidebarLibrary.tsx'));
const TitledRecent = lazyPart(() => import('./RecentList.tsx'));
const SidebarSize = lazyPart(() => import('./SidebarSize.tsx'));

/** Wordmark, the menus of the sidebar, what was played last and one’s playlists; a rail of icons between phone and desktop, or when it is folded. */
export function Sidebar() {
  const t = useT();
  const { user } = useBoot().data;
  return (
    <aside aria-label={t('Sidebar')} className={css.sidebar}>
      <Wordmark className={css.wordmark} />
      <div className={css.menus}>
        <SidebarMenu label={t('Main')} position="sidebar-primary" />
        <SidebarMenu label={t('More')} position="sidebar-secondary" />
      </div>
      {user ? <SidebarLibrary /> : <TitledRecent />}
      <SidebarSize />
    </aside>
  );
}

function SidebarMenu({ label, position }: { label: string; position: MenuPosition }) {
  const t = useT();
  const items = useMenu(position);
  const pathname = useLocation({ select: (location) => location.pathname });
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={css.menuPart} data-edit={`menu-${position}`}>
      <ul className={css.menu}>
        {items.map((item) => (
          <li key={item.id}>
            {item.action === '' ? (
              <span className={css.group}>{t(item.label)}</span>
            ) : (
              <SidebarLink item={item} pathname={pathname} />
            )}
            {item.children && (
              <ul className={css.inner} aria-label={t(item.label)}>
                {item.children.map((inner) => (
                  <li key={inner.id}>
                    <SidebarLink item={inner} pathname={pathname} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SidebarLink({ item, pathname }: { item: MenuItem; pathname: string }) {
  const t = useT();
  return (
    <MenuLink item={item} className={css.item} active={isActive(item.action, pathname)}>
      <MenuIcon name={item.icon} />
      <span className={css.label}>{t(item.label)}</span>
    </MenuLink>
  );
}
