import { z } from 'zod';

interface SettingRow {
  schema: z.ZodType;
  default: unknown;
  description: string;
  /** Public ones are part of bootstrap data; the others never leave the server. */
  public: boolean;
}

/** The homepage types of the specification: `channel` shows the player's home, `other` the landing page. */
export const homepageTypes = ['loginPage', 'registerPage', 'channel', 'other'] as const;

const action = z.object({
  label: z.string(),
  action: z.string(),
  type: z.enum(['route', 'link']),
  icon: z.string().nullable(),
});

const menuItem = z.object({
  id: z.string(),
  label: z.string(),
  icon: z.string().nullable(),
  type: z.enum(['link', 'route']),
  action: z.string(),
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

const branding = z.object({
  site_name: z.string().min(1).max(80),
  logo_light: z.string().nullable(),
  logo_dark: z.string().nullable(),
  logo_light_mobile: z.string().nullable(),
  logo_dark_mobile: z.string().nullable(),
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

/** Every setting there is. Keys of the specification are binding; their values are validated on write. */
export const settingTable = {
  'dates.default_timezone': setting(z.string(), 'auto', 'Time zone of dates; `auto` uses the visitor’s.'),
  'themes.user_change': setting(z.boolean(), true, 'Visitors may choose a theme.'),
  'themes.default_id': setting(
    z.int().nullable(),
    null,
    'Theme everybody starts with; empty follows the system.',
  ),
  base_url: setting(z.string(), '', 'Public address of the site.'),
  html_base_uri: setting(z.string(), '/', 'Path the site is served under.'),
  'social.google.enable': setting(z.boolean(), false, 'Sign-in with Google.'),
  'social.facebook.enable': setting(z.boolean(), false, 'Sign-in with Facebook.'),
  'social.twitter.enable': setting(z.boolean(), false, 'Sign-in with X (Twitter).'),
  'social.envato.enable': setting(z.boolean(), false, 'Sign-in with Envato.'),
  'registration.disable': setting(z.boolean(), true, 'Nobody may register.'),
  'registration.policies': setting(
    z.array(z.object({ id: z.string(), label: z.string(), action: z.string() })),
    [],
    'Policies one must accept to register.',
  ),
  'recaptcha.site_key': setting(z.string().nullable(), null, 'Public key of the human check.'),
  'notif.subs.integrated': setting(z.boolean(), false, 'Notification preferences exist.'),
  'notifications.integrated': setting(z.boolean(), false, 'Notifications exist.'),
  'billing.enable': setting(z.boolean(), false, 'Plans can be bought.'),
  require_email_confirmation: setting(z.boolean(), false, 'E-mail addresses must be confirmed.'),
  'api.integrated': setting(z.boolean(), false, 'Personal access tokens exist.'),
  'logging.sentry_public': setting(z.string().nullable(), null, 'Public key of error reporting.'),
  branding: setting(
    branding,
    {
      site_name: 'Kantele',
      logo_light: null,
      logo_dark: null,
      logo_light_mobile: null,
      logo_dark_mobile: null,
    },
    'Name and logos.',
  ),
  homepage: setting(
    homepage,
    {
      type: 'channel',
      pricing: false,
      appearance: {
        headerTitle: 'Music worth the sleeve',
        headerSubtitle: 'Records, artists and songs, played the way they were cut.',
        headerImage: null,
        headerImageOpacity: 1,
        headerOverlayColor1: null,
        headerOverlayColor2: null,
        actions: { inputText: 'Search artists, records, lyrics', cta1: null, cta2: null, cta3: null },
        primaryFeatures: [],
        secondaryFeatures: [],
        pricingTitle: '',
        pricingSubtitle: '',
        footerImage: null,
        footerTitle: '',
        footerSubtitle: '',
      },
    },
    'What the start page shows.',
  ),
  menus: setting(
    z.array(menu),
    [
      {
        id: 'main',
        name: 'Main',
        positions: ['sidebar-primary', 'bottom-nav'],
        items: [
          item('home', 'Home', 'home', '/'),
          item('search', 'Search', 'search', '/search'),
          item('albums', 'Records', 'disc', '/albums'),
          item('artists', 'Artists', 'users', '/artists'),
        ],
      },
    ],
    'Menus by position.',
  ),
  'player.loudness': setting(z.enum(['off', 'track']), 'track', 'Evens out the loudness of tracks.'),
} as const satisfies Record<string, SettingRow>;

export type SettingKey = keyof typeof settingTable;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingTable)[Key]['schema']> };

function setting<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
  description: string,
  isPublic = true,
) {
  return { schema, default: value, description, public: isPublic };
}
