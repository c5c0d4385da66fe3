import { line, type Params, pluralRules } from '@kantele/api/translate';

/** What keeps a translation from being used: an English sentence to translate, and what it is about. */
export interface LineFault {
  text: string;
  params?: Params;
  /** Which of the forms it is about. */
  form: number;
}

const placeholders = (text: string) => new Set(text.match(/:[a-z][a-z_]*/gi));

/** Looks at a translation while it is typed; the server has the last word. Empty ones are no fault. */
export function checkLine(key: string, forms: readonly string[]): LineFault | null {
  if (forms.every((form) => form === '')) return null;
  const wanted = placeholders(key);
  for (const [at, form] of forms.entries()) {
    const has = placeholders(form);
    const strange = [...has].find((name) => !wanted.has(name));
    if (strange)
      return {
        text: line('The English text has no placeholder :name.'),
        params: { name: strange },
        form: at,
      };
    if (forms.length > 1 && form.trim() === '') return { text: line('All forms are needed.'), form: at };
    if (forms.length > 1 && form.includes('|'))
      return { text: line('A form cannot hold a vertical bar.'), form: at };
    // A form of a plural may say “one” or “two” in words.
    const missing = [...wanted].find((name) => !has.has(name) && (forms.length === 1 || name !== ':count'));
    if (missing)
      return { text: line('The placeholder :name is missing.'), params: { name: missing }, form: at };
  }
  return null;
}

/** The forms of a translation, as many as the language has; a text that is no plural is one form. */
export function formsOf(text: string, plural: readonly string[] | null): string[] {
  if (!plural) return [text];
  const forms = text.split('|');
  return plural.map((_, at) => forms[at] ?? '');
}

/** Forms as one text; empty when nothing is written in any. */
export function textOfForms(forms: readonly string[]): string {
  return forms.every((form) => form === '') ? '' : forms.join('|');
}

const shown = 4;
const looked = 120;

/** Numbers a plural category is for: `2, 3, 4, 22`. */
export function samplesOf(language: string, category: string): string {
  const { select } = pluralRules(language);
  const found: number[] = [];
  for (let count = 0; count < looked && found.length < shown; count++) {
    if (select(count) === category) found.push(count);
  }
  if (found.length === 0 && select(1_000_000) === category) found.push(1_000_000);
  if (found.length === 0 && select(1.5) === category) found.push(1.5);
  return found.join(', ');
}
