import { z } from 'zod';
import { line } from '../../core/translate.ts';
import { defaultHomepage, homepage } from './homepage.ts';
import { hidden, settingsOf } from './row.ts';
import { target } from './target.ts';

const { shown } = settingsOf('appearance');

const menuItem = z.object({
  id: z.string(),
  label: z.string(),
  icon: z.string().nullable(),
  type: z.enum(['link', 'route']),
  action: target,
  target: z.enum(['_self', '_blank']),
  roles: z.array(z.int()),
  permissions: z.array(z.string()),
});
export type MenuItem = z.infer<typeof menuItem>;

const menu = z.object({
  id: z.string(),
  name: z.string(),
  positions: z.array(z.string()),
  items: z.array(menuItem),
});

function item(id: string, label: string, icon: string, path: string): MenuItem {
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

/** Look and menus: changed in the appearance editor. */
export const appearanceSettings = {
  'themes.user_change': shown(z.boolean(), true, line('Visitors may choose a theme.'), hidden),
  'themes.default_id': shown(
    z.int().nullable(),
    null,
    line('Theme of first visits; empty follows the system.'),
    hidden,
  ),
  homepage: shown(homepage, defaultHomepage, line('What the start page shows.'), hidden),
  menus: shown(
    z.array(menu),
    [
      {
        id: 'main',
        name: 'Main',
        positions: ['sidebar-primary', 'bottom-nav'],
        items: [
          item('home', line('Home'), 'home', '/'),
          item('search', line('Search'), 'search', '/search'),
          item('albums', line('Albums'), 'disc', '/albums'),
          item('artists', line('Artists'), 'users', '/artists'),
          item('tracks', line('Songs'), 'music', '/tracks'),
        ],
      },
    ],
    line('Menus by position.'),
    hidden,
  ),
} as const;
