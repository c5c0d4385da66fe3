import { z } from 'zod';
import { shownAd } from '../ads/contract.ts';
import { theme } from '../appearance/contract.ts';
import { id } from '../core/contract.ts';
import { subscriptionStatuses } from '../entitlements/statuses.ts';
import { permission } from '../roles/contract.ts';
import { settingControls } from './cards.ts';
import type { InnerItem, Menu, MenuItem, PublicSettings, SettingKey } from './definitions.ts';
import { settingGroups } from './groups.ts';

/** Names and values of settings: a guard of the browser that misspells one does not compile. */
/** Menus as they are stored. */
export type { InnerItem, Menu, MenuItem, PublicSettings, SettingKey };

export const currentUser = z.object({
  id,
  email: z.string(),
  display_name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  permissions: z.array(permission),
  roles: z.array(z.object({ id, name: z.string() })),
  /** Absent on a site without billing; one that is valid makes the user a subscriber. */
  subscriptions: z
    .array(
      z.object({
        id,
        product_id: id,
        price_id: id.nullable(),
        status: z.enum(subscriptionStatuses),
        valid: z.boolean(),
      }),
    )
    .optional(),
  /** Messages not read yet; 0 where notifications are switched off. */
  unread_notifications_count: z.int(),
  /** End of the address of the user's profile. */
  slug: z.string(),
  /** False for people who only sign in elsewhere. */
  has_password: z.boolean(),
  /** The site asks for a confirmed address and this one is not: nothing else works until it is. */
  needs_verification: z.boolean(),
  /** An admin is signed in as this user; signing out leads back. */
  impersonated: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

const localizationName = z.object({
  /** BCP 47 */
  language: z.string(),
  /** In the language itself, e.g. `Deutsch`. */
  name: z.string(),
});

/** Everything needed to speak a language: english has only the lines an admin changed. */
export const i18n = z.object({
  language: z.string(),
  name: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']),
  lines: z.record(z.string(), z.string()),
});

/** What a client needs before it can show anything. */
export const bootstrapData = z.object({
  user: currentUser.nullable(),
  /** The workspace this is read for; 0 for oneself. */
  workspace_id: z.int().min(0),
  guest_role: z.object({ permissions: z.array(permission) }),
  /** Public settings by dotted key. */
  settings: z.record(z.string(), z.unknown()),
  /** Drawings of the icons that menus and buttons name: SVG elements with their attributes, in a square of 24. */
  icons: z.record(
    z.string(),
    z.array(z.tuple([z.string(), z.record(z.string(), z.string())]).readonly()).readonly(),
  ),
  i18n,
  /** Languages visitors may choose; empty when there is no choice. */
  localizations: z.array(localizationName),
  themes: z.object({
    all: z.array(theme),
    /** Null follows the system. */
    selectedThemeId: id.nullable(),
  }),
  /** What stands in the places for advertisements; empty for those who see none. */
  ads: z.array(shownAd),
});
export type BootstrapData = z.infer<typeof bootstrapData>;

export const bootstrapInput = z.strictObject({
  /** Value of the cookie `be-active-theme`. */
  active_theme: z.string().max(40).optional(),
});

/** One setting as an admin sees it. */
export const settingView = z.object({
  key: z.string(),
  group: z.enum(settingGroups),
  /** A sentence on what it does. */
  description: z.string(),
  /** Part of bootstrap data. */
  public: z.boolean(),
  /** Sealed in the database: `value` only says whether there is one, `{ set: boolean }`. */
  secret: z.boolean(),
  /** Computed or given by the environment: shown, never changed here. */
  fixed: z.boolean(),
  /** Whether the one who asks may change it. */
  can_change: z.boolean(),
  value: z.unknown(),
  default: z.unknown(),
  /** JSON Schema of the values it takes. */
  schema: z.record(z.string(), z.unknown()),
  /** Card on the page of its group; null when no page shows it. */
  card: z.string().nullable(),
  /** Its name in the visitor's language; null when the description is its name. */
  label: z.string().nullable(),
  /** How it is asked for when the schema does not tell. */
  control: z.enum(settingControls).nullable(),
  /** Names of its choices, or of the parts of its value, in the visitor's language. */
  words: z.record(z.string(), z.string()),
});
export type SettingView = z.infer<typeof settingView>;

export const settingsResponse = z.object({ settings: z.array(settingView) });

export const listSettings = z.strictObject({ group: z.enum(settingGroups).optional() });
export const updateSettings = z.strictObject({
  /**
   * By key; all are saved or none. Null removes a secret. Errors carry the key as field name, followed by the place
   * inside the value where it has parts. A secret has to be given again with a change of the server it goes to.
   */
  values: z
    .record(z.string().min(1).max(100), z.unknown())
    .refine((values) => Object.keys(values).length <= 200, 'That is too many at once.'),
});

/** How a connection test went; `message` holds the other side's own words where it has any. */
export const connectionTest = z.object({ ok: z.boolean(), message: z.string() });
export type ConnectionTest = z.infer<typeof connectionTest>;
export const testMail = z.strictObject({ to: z.email().max(254) });
export const testStorage = z.strictObject({});
export const testScanner = z.strictObject({});
export const testSocial = z.strictObject({ service: z.string().min(1).max(40) });

export const valueListNames = ['timezones', 'countries', 'localizations'] as const;
const isValueList = (name: string) => valueListNames.some((known) => known === name);
export const valueListsInput = z.strictObject({
  names: z
    .array(z.string())
    .min(1)
    .max(10)
    .refine((names) => names.every(isValueList), 'Choose some of the offered values.'),
});
export const valueLists = z.object({
  /** By region, e.g. `Europe`. */
  timezones: z.record(z.string(), z.array(z.object({ value: z.string(), text: z.string() }))).optional(),
  /** ISO 3166-1 codes with names in the visitor’s language, by name. */
  countries: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
  localizations: z.array(localizationName).optional(),
});
export type ValueLists = z.infer<typeof valueLists>;
