import { z } from 'zod';
import { name } from '../../../core/contract.ts';
import { line } from '../../../core/translate.ts';
import { menuIcons } from '../menus/menu-icons.gen.ts';
import { everyItem, menuItemTypes, menuLimits, menuPositions } from '../menus/menus.ts';
import { safeRedirectPath } from '../safe-redirect-path.ts';

/** Whether something can be followed: a path of this site, a page on the web, a mail address. */
function leads(text: string): boolean {
  return safeRedirectPath(text) !== null || /^(https?:\/\/[^\s/]|mailto:[^\s]+@)\S*$/i.test(text);
}

/** Where a button leads; empty for nowhere. */
export const target = z
  .string()
  .max(2_000)
  .refine(
    (text) => text === '' || leads(text),
    line('Use a path of this site or an address that starts with https://.'),
  );

/** What the action of each type may be, besides nothing yet. */
const actions = {
  link: { fits: leads, text: line('Use a path of this site or an address that starts with https://.') },
  route: {
    fits: (text: string) => safeRedirectPath(text) !== null,
    text: line('Use a path of this site, which starts with /.'),
  },
  page: { fits: (text: string) => /^[1-9]\d{0,14}$/.test(text), text: line('Choose a page.') },
  channel: {
    fits: (text: string) => /^[\p{L}\p{N}_-]{1,255}$/u.test(text),
    text: line('Use the last part of the address of a channel.'),
  },
} as const satisfies Record<(typeof menuItemTypes)[number], unknown>;

/** Names of the icons there are. */
export const iconNames = Object.keys(menuIcons) as (keyof typeof menuIcons)[];
const key = z.string().regex(/^[\w-]{1,40}$/);
const position = z.enum(menuPositions.map(({ id }) => id));

const fields = {
  id: key,
  label: name(menuLimits.label),
  icon: z.enum(iconNames).nullable(),
  type: z.enum(menuItemTypes),
  /** By type: an address, a path, the id of a page, the slug of a channel; empty for nowhere yet. */
  action: z.string().max(2_000),
  target: z.enum(['_self', '_blank']),
  /** Shown to those who hold all of them. */
  roles: z.array(z.int().min(1)).max(50),
  permissions: z.array(z.string().min(1).max(60)).max(50),
};
type Issues = Parameters<Parameters<z.ZodObject['superRefine']>[0]>[1];
function checkAction({ type, action }: Pick<MenuItem, 'type' | 'action'>, { addIssue }: Issues): void {
  const { fits, text } = actions[type];
  if (action !== '' && !fits(action)) addIssue({ code: 'custom', path: ['action'], message: text });
}

const noChildren = z.array(z.never()).max(0, line('Items within an item cannot have items of their own.'));
const innerItem = z.object({ ...fields, children: noChildren.optional() }).superRefine(checkAction);
const menuItem = z
  .object({
    ...fields,
    /** Items within this one, which then may lead nowhere itself; absent without any. */
    children: z.array(innerItem).optional(),
  })
  .superRefine(checkAction);
export type InnerItem = z.infer<typeof innerItem>;
export interface MenuItem extends Omit<InnerItem, 'children'> {
  children?: InnerItem[] | undefined;
}

const allDiffer = (ids: readonly string[]) => new Set(ids).size === ids.length;
const twice = line('Every one needs an id of its own.');

const menu = z.object({
  id: key,
  name: name(menuLimits.name),
  positions: z.array(position).max(menuPositions.length).refine(allDiffer, twice),
  items: z
    .array(menuItem)
    .refine((items) => everyItem(items).length <= menuLimits.items, line('That is too many items.'))
    .refine((items) => allDiffer(everyItem(items).map(({ id }) => id)), twice),
});
export type Menu = z.infer<typeof menu>;

export const menus = z
  .array(menu)
  .max(menuLimits.menus)
  .refine((all) => allDiffer(all.map(({ id }) => id)), twice);

function item(id: string, label: string, icon: MenuItem['icon'], path: string): MenuItem {
  return {
    id,
    label,
    icon,
    type: 'route',
    action: path,
    target: '_self',
    roles: [],
    permissions: ['music.view'],
  };
}

/** The menus of a new site. */
export const firstMenus: Menu[] = [
  {
    id: 'main',
    name: 'Main',
    positions: ['sidebar-primary', 'bottom-nav'],
    items: [
      item('home', line('Home'), 'home', '/'),
      item('search', line('Search'), 'search', '/search'),
      item('library', line('Library'), 'library', '/library'),
      item('albums', line('Albums'), 'disc', '/albums'),
      item('artists', line('Artists'), 'users', '/artists'),
      item('tracks', line('Songs'), 'music', '/tracks'),
    ],
  },
];
