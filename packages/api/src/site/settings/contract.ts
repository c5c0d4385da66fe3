import { z } from 'zod';
import { settingControls } from '../../platform/site-state/cards.ts';
import type {
  InnerItem,
  Menu,
  MenuItem,
  PublicSettings,
  SettingKey,
} from '../../platform/site-state/definitions.ts';
import { settingGroups } from '../../platform/site-state/groups.ts';

/** Names and values of settings: a guard of the browser that misspells one does not compile. */
/** Menus as they are stored. */
export type { InnerItem, Menu, MenuItem, PublicSettings, SettingKey };

const localizationName = z.object({
  /** BCP 47 */
  language: z.string(),
  /** In the language itself, e.g. `Deutsch`. */
  name: z.string(),
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
