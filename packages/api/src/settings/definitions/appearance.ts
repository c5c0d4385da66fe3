import { z } from 'zod';
import { line } from '../../core/translate.ts';
import { firstMenus, menus, target } from './menus.ts';
import { hidden, settingsOf } from './row.ts';

const { shown } = settingsOf('appearance');

/** The homepage types of the specification: `channel` shows the player's home, `other` the landing page. */
export const homepageTypes = ['loginPage', 'registerPage', 'channel', 'other'] as const;

const action = z.object({
  label: z.string(),
  action: target,
  type: z.enum(['route', 'link']),
  icon: z.string().nullable(),
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
  menus: shown(menus, firstMenus, line('Menus by position.'), hidden),
} as const;
