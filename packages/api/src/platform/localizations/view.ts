import { directionOf, pluralRules } from '../../core/translate.ts';
import { isShippedKey, shippedKeys, shippedMessages } from '../site-state/shipped.ts';
import { isPlural } from './check-message.ts';
import type { Localization, LocalizationLine } from './contract.ts';

export interface LocalizationRow {
  id: number;
  language: string;
  name: string;
  enabled: boolean;
  lines: Record<string, string>;
  updated_at: Date;
}

export function localizationView(row: LocalizationRow, defaultLanguage: string): Localization {
  const { id, language, name, enabled, lines } = row;
  const shipped = shippedMessages(language);
  const translated = isEnglish(language)
    ? shippedKeys.length
    : shippedKeys.filter((key) => Object.hasOwn(lines, key) || Object.hasOwn(shipped, key)).length;
  return {
    id,
    language,
    name,
    enabled,
    translated,
    direction: directionOf(language),
    is_default: language === defaultLanguage,
    total: shippedKeys.length,
    changed: Object.keys(lines).length,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Every text of the product and those admins added, with what it is in this language. */
export function messagesOf({ language, lines }: LocalizationRow): LocalizationLine[] {
  const shipped = shippedMessages(language);
  const added = Object.keys(lines).filter((key) => !isShippedKey(key));
  const { categories } = pluralRules(language);
  return [...shippedKeys, ...added].sort(byText).map((key) => {
    const own = Object.hasOwn(lines, key) ? (lines[key] ?? null) : null;
    // The keys are the English texts.
    const english = isEnglish(language) && isShippedKey(key) ? key : null;
    const ours = Object.hasOwn(shipped, key) ? (shipped[key] ?? english) : english;
    return {
      key,
      shipped: ours,
      override: own,
      missing: own === null && ours === null && !isEnglish(language),
      added: !isShippedKey(key),
      plural: isPlural(key) ? [...categories] : null,
    };
  });
}

/** The order of pages: that of code units, the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function isEnglish(language: string): boolean {
  return language === 'en' || language.startsWith('en-');
}
