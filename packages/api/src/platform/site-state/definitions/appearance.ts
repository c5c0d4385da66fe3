import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defaultHomepage, homepage } from './homepage.ts';
import { firstMenus, menus } from './menus.ts';
import { hidden, settingsOf } from './row.ts';

const { shown } = settingsOf('appearance');

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
  menus: shown(menus, firstMenus, line('Menus by position.'), hidden),
} as const;
