import { MenuItem } from '@kantele/ui/Menu';
import { useT } from '../app/i18n.tsx';
import { MenuIcon } from '../app/parts/MenuIcon.tsx';
import type { MenuItem as MenuItemOf } from '../lib/menus.ts';

/** A configured link in a menu that opens; the router leads to pages of the application. */
export function LinkItem({ item }: { item: MenuItemOf }) {
  const t = useT();
  return (
    <MenuItem
      id={`menu-${item.id}`}
      href={item.action}
      target={item.target}
      routerOptions={{ reloadDocument: item.type === 'link' }}
      icon={<MenuIcon name={item.icon} size={18} />}
    >
      {t(item.label)}
    </MenuItem>
  );
}
