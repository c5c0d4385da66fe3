import type { Menu, MenuItem } from '@kantele/api/contract/settings';
import { type MenuItemType, menuLimits } from '@kantele/api/menus';
import { line } from '@kantele/api/translate';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Switch } from '@kantele/ui/Switch';
import { TagField } from '@kantele/ui/TagField';
import { TextField } from '@kantele/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AddressField } from './AddressField.tsx';
import * as css from './editor.css.ts';
import { IconPicker } from './IconPicker.tsx';
import { ItemCommands } from './ItemCommands.tsx';
import { useLookState } from './look-context.ts';
import { withItems } from './menu-steps.ts';
import { fieldOf, withItem } from './menu-tree.ts';
import { PanelHead } from './PanelHead.tsx';
import { useItemCommands } from './use-item-commands.ts';
import { useMenus } from './use-menus.ts';

const types: readonly { id: MenuItemType; name: string }[] = [
  { id: 'route', name: line('A page of the player') },
  { id: 'page', name: line('A page of your own') },
  { id: 'channel', name: line('A channel') },
  { id: 'link', name: line('Any address') },
];

/** One item of a menu: its words, where it leads, and who sees it. */
export function ItemPanel({ menu, item }: { menu: Menu; item: MenuItem }) {
  const t = useT();
  const router = useRouter();
  const { problems } = useLookState();
  const { menus, change } = useMenus();
  const choices = trpc.appearance.menuChoices.useQuery().data;
  const { commandsOf, said } = useItemCommands(menu);
  const commands = commandsOf(item);
  const above = `/admin/appearance/menus/${menu.id}`;
  const set = (control: string, words: string, made: Partial<MenuItem>) =>
    change(`${control} ${menu.id} ${item.id}`, words, (all) =>
      withItems(all, menu.id, (items) => withItem(items, item.id, made)),
    );
  const remove = () => {
    void router.navigate({ href: above });
    commands.remove();
  };
  const field = `settings.menus.${menus.indexOf(menu)}.items.${fieldOf(menu.items, item.id)}`;
  const roles = (choices?.roles ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
  const permissions = (choices?.permissions ?? []).map(({ name, description }) => ({
    id: name,
    label: description,
    hint: name,
  }));
  const tags = {
    removeLabel: (name: string) => t('Remove :name', { name }),
    emptyText: t('There are no items matching your query'),
    loadingText: t('Loading...'),
    loading: choices === undefined,
  };
  return (
    <>
      <PanelHead title={t(item.label)} above={{ label: menu.name, path: above }}>
        <ItemCommands label={t(item.label)} commands={{ ...commands, remove }} />
      </PanelHead>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <div className={css.scroll}>
        <div className={css.stack}>
          <TextField
            label={t('Name of the item')}
            value={item.label}
            onChange={(label) => set('label', t('Name of the item'), { label })}
            error={problems[`${field}.label`]?.[0]}
            maxLength={menuLimits.label}
          />
          <Select
            label={t('Leads to')}
            items={types}
            value={item.type}
            onChange={(type) => set('type', t('Leads to'), { type: type as MenuItemType, action: '' })}
          >
            {({ id, name }) => <SelectItem id={id}>{t(name)}</SelectItem>}
          </Select>
          <AddressField
            key={`${item.id} ${item.type}`}
            type={item.type}
            action={item.action}
            choices={choices}
            error={problems[`${field}.action`]?.[0]}
            onChange={(action) => set('action', t('Address'), { action })}
          />
          <IconPicker value={item.icon} onChange={(icon) => set('icon', t('Icon'), { icon })} />
          <Switch
            layout="row"
            isSelected={item.target === '_blank'}
            onChange={(on) => set('target', t('Opens in a new tab'), { target: on ? '_blank' : '_self' })}
          >
            {t('Opens in a new tab')}
          </Switch>
          <TagField
            label={t('Only for roles')}
            description={t('Visitors need all of them; nobody else sees the item.')}
            options={roles}
            value={item.roles.map(String)}
            onChange={(ids) => set('roles', t('Only for roles'), { roles: ids.map(Number) })}
            {...tags}
          />
          <TagField
            label={t('Only with permissions')}
            description={t('Visitors need all of them; nobody else sees the item.')}
            options={permissions}
            value={item.permissions}
            onChange={(names) => set('permissions', t('Only with permissions'), { permissions: names })}
            {...tags}
          />
        </div>
      </div>
    </>
  );
}
