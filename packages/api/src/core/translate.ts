/** The translation runtime, shared by server and browser. English text is the key; what has no line stays English. */

export interface Language {
  /** BCP 47, e.g. `de`. */
  language: string;
  /** English text to its translation. */
  lines: Record<string, string>;
}

export type Params = Record<string, string | number>;
type Values = Record<string, string | number | Date>;

/**
 * English text in the language of the visitor. `:name` is replaced by the parameter of that name. A text with `|` and
 * a parameter `count` is a plural: `':count track|:count tracks'`, the forms in the order of the language's plural
 * categories (zero, one, two, few, many, other).
 */
export type Translate = (text: string, params?: Values) => string;

const translators = new WeakMap<Language, Translate>();

/** The translator of a language; the same one for the same object. */
export function translator(language: Language): Translate {
  const known = translators.get(language);
  if (known) return known;
  const rules = pluralRules(language.language);
  const english = pluralRules('en');
  const translate: Translate = (text, params) => {
    const line = Object.hasOwn(language.lines, text) ? language.lines[text] : undefined;
    const found = line === undefined || line === '' ? text : line;
    if (!params) return found;
    const form =
      typeof params.count === 'number' && text.includes('|')
        ? pluralForm(found, params.count, found === text ? english : rules)
        : found;
    return fill(form, params, language.language);
  };
  translators.set(language, translate);
  return translate;
}

/** Marks a text as one to translate where it is shown later: the extraction of lines finds it. */
export function line(text: string): string {
  return text;
}

function fill(text: string, params: Values, language: string): string {
  return text.replace(/:([a-z][a-z_]*)/gi, (placeholder, name: string) => {
    if (!Object.hasOwn(params, name)) return placeholder;
    const value = params[name] ?? '';
    if (value instanceof Date) return dayOf(value, language);
    return typeof value === 'number' ? numbers(language).format(value) : value;
  });
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

interface Rules {
  select(count: number): Intl.LDMLPluralRule;
  /** Categories the language has, in the order forms are written. */
  categories: readonly Intl.LDMLPluralRule[];
}
const known = new Map<string, Rules>();

/** Plural categories of a language in the order its forms are written. */
export function pluralRules(language: string): Rules {
  let rules = known.get(language);
  if (!rules) {
    const intl = new Intl.PluralRules(language);
    const has = new Set(intl.resolvedOptions().pluralCategories);
    rules = { select: (count) => intl.select(count), categories: order.filter((name) => has.has(name)) };
    known.set(language, rules);
  }
  return rules;
}

function pluralForm(text: string, count: number, rules: Rules): string {
  const forms = text.split('|');
  const index = rules.categories.indexOf(rules.select(count));
  return forms[index] ?? forms.at(-1) ?? text;
}

const formats = new Map<string, Intl.NumberFormat>();
function numbers(language: string): Intl.NumberFormat {
  // Figures are 0–9 everywhere: what a language prefers depends on the age of the browser, which must agree with the server.
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  formats.set(language, format);
  return format;
}

/** A day, by the clock of Greenwich, in words. */
function dayOf(date: Date, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The plain English translator: what there is before a language is known. */
export const english: Translate = translator({ language: 'en', lines: {} });
