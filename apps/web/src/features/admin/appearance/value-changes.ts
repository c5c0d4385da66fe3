import { type SeoKind, seoPages } from '@kantele/api/seo-pages';
import { line, type Translate } from '@kantele/api/translate';
import { brandPictures } from './look-choices.ts';
import { isSame, type LookField } from './look-fields.ts';

/** A value within a part of the look that differs, and where it stands. */
export interface ValueChange {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

/** The same with what it is called in the editor, from the outside in; empty for a part that is one value. */
export interface NamedChange extends ValueChange {
  /** The path with `#` for numbers, after the name of the setting: what kind of value it is. */
  key: string;
  label: string;
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((item) => typeof item === 'object'));
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Values that differ, each as small as a control of the editor changes it; what is empty on both sides is the same. */
export function valueChanges(before: unknown, after: unknown, path: readonly string[] = []): ValueChange[] {
  if (isSame(before, after) || (isNothing(before) && isNothing(after))) return [];
  const sides = [before, after];
  if (!sides.some(isBranch) || !sides.every((side) => isBranch(side) || isNothing(side)))
    return [{ path, before, after }];
  const [old, now] = sides.map((side) => (isBranch(side) ? (side as Record<string, unknown>) : {}));
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].flatMap((key) =>
    valueChanges(old?.[key], now?.[key], [...path, key]),
  );
}

const title = line('Title');
const subtitle = line('Subtitle');
const picture = line('Picture');
const header = line('Header');
const banner = line('Banner at the end');
const plans = line('Plans');
const searchText = line('Text of the search field');

/** `#` stands for the number of a thing in its list. */
const feature = (list: string) => ({ image: [list, '#', picture], title: [list, '#', title] });
const button = (name: string) => ({
  label: [name, line('Label')],
  type: [name, line('Leads to')],
  action: [name, line('Address')],
  icon: [name, line('Icon')],
});

/** What values are called in the panels that change them. */
const names: Readonly<Record<string, readonly string[]>> = {
  'site.description': [],
  'themes.user_change': [],
  'themes.default_id': [],
  ...below('branding', {
    site_name: [line('Name of the site')],
    ...Object.fromEntries(brandPictures.map(({ key, label }) => [key, [label]])),
  }),
  ...below('homepage', {
    type: [line('Guests see first')],
    page_id: [line('Page')],
    pricing: [line('Show the plans')],
  }),
  ...below('homepage.appearance', {
    headerTitle: [header, title],
    headerSubtitle: [header, subtitle],
    headerImage: [header, picture],
    headerImageOpacity: [header, line('Opacity')],
    headerOverlayColor1: [header, line('Overlay colour')],
    headerOverlayColor2: [header, line('Second overlay colour')],
    'actions.inputText': [searchText],
    pricingTitle: [plans, title],
    pricingSubtitle: [plans, subtitle],
    footerTitle: [banner, title],
    footerSubtitle: [banner, subtitle],
    footerImage: [banner, picture],
  }),
  ...below('homepage.appearance.actions.cta1', button(line('First button'))),
  ...below('homepage.appearance.actions.cta2', button(line('Second button'))),
  ...below('homepage.appearance.actions.cta3', button(line('Third button'))),
  ...below('homepage.appearance.primaryFeatures.#', {
    ...feature(line('Cards')),
    subtitle: [line('Cards'), '#', subtitle],
  }),
  ...below('homepage.appearance.secondaryFeatures.#', {
    ...feature(line('Features with pictures')),
    subtitle: [line('Features with pictures'), '#', subtitle],
    description: [line('Features with pictures'), '#', line('Description')],
  }),
  ...below('auth_pages', {
    layout: [line('Layout')],
    image: [picture],
    'login.title': [line('Log in'), title],
    'login.text': [line('Log in'), line('Text')],
    'register.title': [line('Register'), title],
    'register.text': [line('Register'), line('Text')],
  }),
  ...below('player.interface', {
    hidden_parts: [line('Hidden parts of the bar')],
    panel: [line('Panel beside the page')],
    density: [line('Rows of lists')],
    volume: [line('Volume')],
  }),
  'seo.listed': [line('Search engines may list this site')],
  ...below('custom_code', {
    css: [line('Style sheet of the site')],
    html: [line('HTML of the site')],
    scripts: [line('Run its scripts in the browsers of visitors')],
  }),
  'fonts.#.name': ['#'],
};

/** What of pages in search engines is changed, by the last step of the path. */
const seoNames: Readonly<Record<string, string>> = {
  title,
  description: line('Description'),
  image: line('Picture of shared links'),
};

function below(path: string, own: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(own).map(([key, words]) => [`${path}.${key}`, words]));
}

/** What differs in a setting of the look, in the words of the editor; nothing for what has no words, and for themes. */
export function namedChanges(t: Translate, field: LookField, before: unknown, after: unknown): NamedChange[] {
  const setting = field.slice('settings.'.length);
  return valueChanges(before, after).flatMap((change) => {
    const key = [setting, ...change.path.map((step) => (/^\d+$/.test(step) ? '#' : step))].join('.');
    const words = names[key] ?? seoWords(setting, change.path);
    if (!words) return [];
    const place = Number(change.path.find((step) => /^\d+$/.test(step))) + 1;
    const label = words.map((word) => (word === '#' ? String(place) : t(word))).join(' · ');
    return [{ ...change, key, label }];
  });
}

function seoWords(setting: string, [list, kind, part]: readonly string[]): string[] | null {
  if (setting !== 'seo' || list !== 'templates') return null;
  const page = seoPages[kind as SeoKind]?.label;
  const word = seoNames[part ?? ''];
  return page && word ? [page, word] : null;
}
