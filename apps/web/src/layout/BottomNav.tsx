import { useLocation } from '@tanstack/react-router';
import { useMenu } from '../app/boot-hooks.ts';
import { useT } from '../app/i18n.tsx';
import { MenuIcon } from '../app/parts/MenuIcon.tsx';
import { isActive, menuLinks } from '../lib/menus.ts';
import * as css from './BottomNav.css.ts';
import { MenuLink } from './MenuLink.tsx';

/** There is room for so many. */
const most = 5;

/** The main menu of a phone, under the thumb. */
export function BottomNav() {
  const t = useT();
  const items = menuLinks(useMenu('bottom-nav')).slice(0, most);
  const pathname = useLocation({ select: (location) => location.pathname });
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('Main')} className={css.nav} data-edit="menu-bottom-nav">
      {items.map((item) => (
        <MenuLink key={item.id} item={item} className={css.item} active={isActive(item.action, pathname)}>
          <MenuIcon name={item.icon} size={22} />
          <span className={css.label}>{t(item.label)}</span>
        </MenuLink>
      ))}
    </nav>
  );
}
