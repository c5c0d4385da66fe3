import { useLocation } from '@tanstack/react-router';
import { useMenu } from '../../app/boot-hooks.ts';
import { useT } from '../../app/i18n.tsx';
import { MenuIcon } from '../../app/parts/MenuIcon.tsx';
import { isActive } from '../../lib/menus.ts';
import { MenuGroup } from '../MenuGroup.tsx';
import { MenuLink } from '../MenuLink.tsx';
import * as css from './TopBar.css.ts';

/** The menu of the top bar; nothing where there is none. */
export function Navbar() {
  const t = useT();
  const items = useMenu('navbar');
  const pathname = useLocation({ select: (location) => location.pathname });
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('Top bar')} className={css.navbar} data-edit="menu-navbar">
      <ul className={css.links}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children ? (
              <MenuGroup item={item} className={css.link} />
            ) : (
              <MenuLink item={item} className={css.link} active={isActive(item.action, pathname)}>
                {item.icon && <MenuIcon name={item.icon} size={18} />}
                {t(item.label)}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
