import { z } from 'zod';
import { byId, id, name, page, pageInput, timestamp } from '../../core/contract.ts';

/** A language of the site: the lines the product ships, changed and completed by admins. */
export const localization = z.object({
  id,
  /** BCP 47 */
  language: z.string(),
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Offered to visitors. */
  enabled: z.boolean(),
  /** The site’s default language; it can be neither deleted nor switched off. */
  is_default: z.boolean(),
  /** Texts of the product in all, and those that have a line in this language. */
  total: z.int(),
  translated: z.int(),
  /** Lines changed or added by admins. */
  changed: z.int(),
  updated_at: timestamp,
});
export type Localization = z.infer<typeof localization>;

/** One text and its translation. */
export const localizationLine = z.object({
  /** The English text. */
  key: z.string(),
  /** What the product ships; null when it ships nothing. */
  shipped: z.string().nullable(),
  /** What an admin wrote over it; null when nothing. */
  override: z.string().nullable(),
  /** Visitors read English here. Never in English itself. */
  missing: z.boolean(),
  /** Not a text of the product: added by an admin, for menu labels and the like. */
  added: z.boolean(),
  /** Plural categories whose forms the line has, in order, separated by `|`; null when it is no plural. */
  plural: z.array(z.string()).nullable(),
});
export type LocalizationLine = z.infer<typeof localizationLine>;

export const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'This is not a language code.');
const lineKey = z.string().min(1).max(2_000);
const lineText = z.string().max(4_000);

export const listLocalizations = z.strictObject({});
export const localizationsResponse = z.object({ localizations: z.array(localization) });

export const localizationResponse = z.object({ localization });
export const createLocalization = z.strictObject({
  language,
  name: name(80),
  enabled: z.boolean().default(true),
});
export const updateLocalization = z.strictObject({
  id,
  name: name(80).optional(),
  enabled: z.boolean().optional(),
});
export const deleteLocalization = byId;

export const listMessages = z.strictObject({
  id,
  /** Looked for in the English text and in its translation. */
  query: z.string().max(200).optional(),
  filter: z.enum(['all', 'missing', 'changed', 'added']).default('all'),
  ...pageInput,
});
export const linePage = page(localizationLine);
export const updateMessages = z.strictObject({
  id,
  /** By English text; null takes back what an admin wrote. Errors carry the English text as field name. */
  lines: z
    .record(lineKey, lineText.nullable())
    .refine((lines) => Object.keys(lines).length <= 500, 'That is too many at once.'),
});

/** What a file of lines holds; the same in both directions. */
export const localizationFile = z.object({
  language: z.string(),
  name: z.string(),
  lines: z.record(z.string(), z.string()),
});
export const exportLocalization = byId;
export const importLocalization = z.strictObject({ id, lines: z.record(lineKey, z.unknown()) });
export const importResponse = z.object({
  imported: z.int(),
  /** Lines left out, with a sentence each; at most 500. */
  skipped: z.array(z.object({ key: z.string(), reason: z.string() })),
});
