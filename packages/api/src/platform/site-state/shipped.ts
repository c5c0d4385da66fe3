import ar from './shipped/ar.json' with { type: 'json' };
import de from './shipped/de.json' with { type: 'json' };
import keys from './shipped/keys.json' with { type: 'json' };

/** Every English text of the product, sorted. */
export const shippedKeys: readonly string[] = keys;
const known = new Set<string>(keys);

/** Translations that come with the product. */
const shipped: Record<string, Record<string, string>> = { ar, de };

export function isShippedKey(key: string): boolean {
  return known.has(key);
}

/** Lines the product has for a language; those of `de` also serve `de-AT`. English needs none. */
export function shippedMessages(language: string): Record<string, string> {
  return shipped[language] ?? shipped[language.split('-')[0] ?? ''] ?? {};
}

/** Languages a new site starts with. */
export const seededLanguages = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
  { language: 'ar', name: 'العربية' },
] as const;
