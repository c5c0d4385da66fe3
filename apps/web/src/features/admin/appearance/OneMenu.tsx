import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { rowOf } from './menu-tree.ts';
import { PanelHead } from './PanelHead.tsx';
import { useMenus } from './use-menus.ts';

/** A menu by its id, or one of its items; either may have been deleted, or undone. */
export function OneMenu({ id, item: itemId }: { id: string; item?: string }) {
  const t = useT();
  const menu = useMenus().menus.find((other) => other.id === id);
  const item = menu && itemId !== undefined ? rowOf(menu.items, itemId)?.item : undefined;
  if (menu && itemId === undefined) return <MenuPanel menu={menu} />;
  if (menu && item) return <ItemPanel key={item.id} menu={menu} item={item} />;
  return (
    <>
      <PanelHead title={t('Menus')} above={{ label: t('Menus'), path: '/admin/appearance/menus' }} />
      <p className={css.scroll}>
        {menu ? t('This item is not there any more.') : t('This menu is not there any more.')}
      </p>
    </>
  );
}
