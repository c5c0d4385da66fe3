import type { Menu } from '@kantele/api/contract/settings';
import { menuLimits } from '@kantele/api/menus';
import { Button } from '@kantele/ui/Button';
import { Link, useRouter } from '@tanstack/react-router';
import { ChevronRight, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { regionsOfMenu } from '../../../lib/appearance-regions.ts';
import * as css from './editor.css.ts';
import { useLookTools } from './look-context.ts';
import { positionName } from './menu-changes.ts';
import { freeId } from './menu-steps.ts';
import { PanelHead } from './PanelHead.tsx';
import { useMenus } from './use-menus.ts';
import { useOutline } from './use-outline.ts';

/** Every menu of the site. */
export function MenusPanel() {
  const t = useT();
  const router = useRouter();
  const { go } = useLookTools();
  const { menus, change } = useMenus();
  useEffect(() => go('/'), [go]);
  const add = () => {
    const id = freeId('menu', menus);
    change('add', t('Add a menu'), (all) => [...all, { id, name: t('New menu'), positions: [], items: [] }]);
    void router.navigate({ href: `/admin/appearance/menus/${id}` });
  };
  return (
    <>
      <PanelHead title={t('Menus')} above={{ label: t('Appearance'), path: '/admin/appearance' }}>
        <Button
          size="small"
          variant="outline"
          icon={<Plus size={16} aria-hidden="true" />}
          isDisabled={menus.length >= menuLimits.menus}
          onPress={add}
        >
          {t('Add')}
        </Button>
      </PanelHead>
      <div className={css.scroll}>
        <ul className={css.places} aria-label={t('Menus')}>
          {menus.map((menu) => (
            <li key={menu.id}>
              <MenuRow menu={menu} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function MenuRow({ menu }: { menu: Menu }) {
  const t = useT();
  const outline = useOutline(regionsOfMenu(menu.positions));
  const places = menu.positions.map((position) => positionName(t, position)).join(', ');
  return (
    <Link to="/admin/appearance/menus/$id" params={{ id: menu.id }} className={css.place} {...outline}>
      <span className={css.headWords}>
        <span className={css.placeName} dir="auto">
          {menu.name}
        </span>
        <span className={css.above} style={{ display: 'block' }}>
          {places || t('Shown nowhere')}
        </span>
      </span>
      <span className={css.mark}>
        <ChevronRight size={18} aria-hidden="true" className={css.mirrored} />
      </span>
    </Link>
  );
}
