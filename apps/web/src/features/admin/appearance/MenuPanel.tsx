import type { Menu, MenuItem as MenuItemOf } from '@kantele/api/contract/settings';
import { everyItem, type MenuPosition, menuLimits, menuPositions } from '@kantele/api/menus';
import { Button } from '@kantele/ui/Button';
import { Checkbox } from '@kantele/ui/Checkbox';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu as Commands, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { TextField } from '@kantele/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { MoreHorizontal, Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { useLookState, useLookTools } from './look-context.ts';
import { MenuItems } from './MenuItems.tsx';
import { freeId, withItems, withMenu } from './menu-steps.ts';
import { PanelHead } from './PanelHead.tsx';
import { useMenus } from './use-menus.ts';

const above = '/admin/appearance/menus';

/** One menu: its name, where it is shown, and its items. */
export function MenuPanel({ menu }: { menu: Menu }) {
  const t = useT();
  const router = useRouter();
  const { go } = useLookTools();
  const { problems } = useLookState();
  const { menus, change } = useMenus();
  const { id, name } = menu;
  // Pages for signing in have a footer of their own.
  const page = menu.positions.length === 1 && menu.positions[0] === 'auth-page-footer' ? '/login' : '/';
  useEffect(() => go(page), [go, page]);
  const at = menus.findIndex((other) => other.id === id);
  const set = (control: string, words: string, made: Partial<Menu>) =>
    change(`${control} ${id}`, words, (all) => withMenu(all, id, (old) => ({ ...old, ...made })));
  const add = () => {
    const itemId = freeId('item', everyItem<MenuItemOf>(menu.items));
    const item = { id: itemId, label: t('New item'), icon: null, type: 'route', action: '' } as const;
    change(`add ${id}`, t('Add an item'), (all) =>
      withItems(all, id, (items) => [...items, { ...item, target: '_self', roles: [], permissions: [] }]),
    );
    void router.navigate({ href: `${above}/${id}/${itemId}` });
  };
  const remove = () => {
    void router.navigate({ href: above });
    change('remove', t('Delete :name', { name }), (all) => all.filter((other) => other.id !== id));
  };
  return (
    <>
      <PanelHead title={name} above={{ label: t('Menus'), path: above }}>
        <MenuTrigger>
          <IconButton label={t('More for :name', { name })}>
            <MoreHorizontal size={20} aria-hidden="true" />
          </IconButton>
          <Commands>
            <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} danger onAction={remove}>
              {t('Delete')}
            </MenuItem>
          </Commands>
        </MenuTrigger>
      </PanelHead>
      <div className={css.scroll}>
        <div className={css.stack}>
          <TextField
            label={t('Name')}
            description={t('For the editor only.')}
            value={name}
            onChange={(next) => set('name', t('Name of the menu'), { name: next })}
            error={problems[`settings.menus.${at}.name`]?.[0]}
            maxLength={menuLimits.name}
          />
          <div className={css.group}>
            <div className={css.groupHead}>
              <h2 className={css.groupTitle}>{t('Items')}</h2>
              <Button
                size="small"
                variant="outline"
                icon={<Plus size={16} aria-hidden="true" />}
                isDisabled={everyItem<MenuItemOf>(menu.items).length >= menuLimits.items}
                onPress={add}
              >
                {t('Add an item')}
              </Button>
            </div>
            <MenuItems menu={menu} />
          </div>
          <Positions
            menu={menu}
            onChange={(positions) => set('positions', t('Places of the menu'), { positions })}
          />
        </div>
      </div>
    </>
  );
}

function Positions({ menu, onChange }: { menu: Menu; onChange: (positions: MenuPosition[]) => void }) {
  const t = useT();
  const { menus } = useMenus();
  const shownAt = (position: MenuPosition) => menus.find(({ positions }) => positions.includes(position));
  return (
    <fieldset className={css.choices}>
      <legend className={css.choicesTitle}>{t('Places')}</legend>
      {menuPositions.map(({ id, name, about }) => {
        const other = shownAt(id);
        const taken = other && other.id !== menu.id && t('“:menu” is shown there.', { menu: other.name });
        return (
          <Checkbox
            key={id}
            isSelected={menu.positions.includes(id)}
            description={[t(about), taken].filter(Boolean).join(' ')}
            onChange={(on) =>
              onChange(
                menuPositions
                  .map((position) => position.id)
                  .filter((position) => (position === id ? on : menu.positions.includes(position))),
              )
            }
          >
            {t(name)}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
