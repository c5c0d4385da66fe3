import type { Sentence } from '../../core/errors.ts';
import { line, pluralRules } from '../../core/translate.ts';

/** Names of the placeholders of a text, e.g. `:count`. */
function placeholders(text: string): Set<string> {
  return new Set(text.match(/:[a-z][a-z_]*/gi));
}

/** Whether a text is a plural: forms set apart by `|`, one of which is chosen by `:count`. */
export function isPlural(key: string): boolean {
  return key.includes('|') && key.includes(':count');
}

/**
 * What keeps a translation from being used: other placeholders than the English text has, or another number of plural
 * forms than the language has. Null when it fits.
 */
export function messageFault(language: string, key: string, text: string): Sentence | null {
  const wanted = placeholders(key);
  const strange = [...placeholders(text)].find((name) => !wanted.has(name));
  if (strange)
    return {
      text: line('It has the placeholder :name, which the English text lacks.'),
      params: { name: strange },
    };
  if (!isPlural(key)) {
    const missing = [...wanted].find((name) => !placeholders(text).has(name));
    return missing ? { text: line('It lacks the placeholder :name.'), params: { name: missing } } : null;
  }
  const forms = text.split('|');
  const { categories } = pluralRules(language);
  if (forms.length !== categories.length) {
    const params = { given: forms.length, wanted: categories.length, names: categories.join(' | ') };
    return { text: line('It has :given plural forms instead of :wanted: :names'), params };
  }
  // A form may say “one” or “two” in words; everything else stands in all of them.
  for (const form of forms) {
    const missing = [...wanted].find((name) => name !== ':count' && !placeholders(form).has(name));
    if (missing)
      return { text: line('One of its forms lacks the placeholder :name.'), params: { name: missing } };
  }
  return null;
}
