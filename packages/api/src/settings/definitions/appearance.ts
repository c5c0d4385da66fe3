import { z } from 'zod';
import { line } from '../../core/translate.ts';
import { safeRedirectPath } from '../safe-redirect-path.ts';
import { hidden, settingsOf } from './row.ts';

const { shown } = settingsOf('appearance');

/** The homepage types of the specification: `channel` shows the player's home, `other` the landing page. */
export const homepageTypes = ['loginPage', 'registerPage', 'channel', 'other'] as const;

/** Where a menu item or a button leads: a path of this site, a page on the web, a mail address; empty for nowhere. */
const target = z
  .string()
  .max(2_000)
  .refine(
    (text) =>
      text === '' || safeRedirectPath(text) !== null || /^(https?:\/\/[^\s/]|mailto:[^\s]+@)\S*$/i.test(text),
    line('Use a path of this site or an address that starts with https://.'),
  );

const action = z.object({
  label: z.string(),
  action: target,
  type: z.enum(['route', 'link']),
  icon: z.string().nullable(),
});

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

const feature = z.object({ image: z.string().nullable(), title: z.string(), subtitle: z.string() });
const homepage = z.object({
  type: z.enum(homepageTypes),
  pricing: z.boolean(),
  appearance: z.object({
    headerTitle: z.string(),
    headerSubtitle: z.string(),
    headerImage: z.string().nullable(),
    headerImageOpacity: z.number().min(0).max(1),
    headerOverlayColor1: z.string().nullable(),
    headerOverlayColor2: z.string().nullable(),
    actions: z.object({
      inputText: z.string(),
      cta1: action.nullable(),
      cta2: action.nullable(),
      cta3: action.nullable(),
    }),
    primaryFeatures: z.array(feature),
    secondaryFeatures: z.array(feature.extend({ description: z.string() })),
    pricingTitle: z.string(),
    pricingSubtitle: z.string(),
    footerImage: z.string().nullable(),
    footerTitle: z.string(),
    footerSubtitle: z.string(),
  }),
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
  homepage: shown(
    homepage,
    {
      type: 'channel',
      pricing: false,
      appearance: {
        headerTitle: line('Music worth the sleeve'),
        headerSubtitle: line('Albums, artists and songs, played the way they were cut.'),
        headerImage: null,
        headerImageOpacity: 1,
        headerOverlayColor1: null,
        headerOverlayColor2: null,
        actions: { inputText: line('Search artists, albums, lyrics'), cta1: null, cta2: null, cta3: null },
        primaryFeatures: [],
        secondaryFeatures: [],
        pricingTitle: '',
        pricingSubtitle: '',
        footerImage: null,
        footerTitle: '',
        footerSubtitle: '',
      },
    },
    line('What the start page shows.'),
    hidden,
  ),
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
