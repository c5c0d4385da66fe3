import { menuPositions } from '@kantele/api/menus';
import { line, type Translate } from '@kantele/api/translate';

/** Parts of the landing page that are changed by a control of their own. */
const landingParts = [
  { id: 'landing-title', name: line('Title'), control: 'headerTitle' },
  { id: 'landing-subtitle', name: line('Subtitle'), control: 'headerSubtitle' },
  { id: 'landing-search', name: line('Text of the search field'), control: 'inputText' },
  { id: 'landing-cta1', name: line('First button'), control: 'cta1' },
  { id: 'landing-cta2', name: line('Second button'), control: 'cta2' },
  { id: 'landing-cta3', name: line('Third button'), control: 'cta3' },
  { id: 'landing-pricing', name: line('Plans'), control: 'pricing' },
  { id: 'landing-banner', name: line('Banner at the end'), control: 'footerTitle' },
] as const;

type MenuRegion = `menu-${(typeof menuPositions)[number]['id']}`;
/** A part of pages that the appearance editor leads to; elements carry it as `data-edit`. */
export type EditRegion = 'logo' | (typeof landingParts)[number]['id'] | MenuRegion;

/** Every part there is. */
export const editRegions: readonly EditRegion[] = [
  'logo',
  ...landingParts.map(({ id }) => id),
  ...menuPositions.map(({ id }) => `menu-${id}` as const),
];

export const isEditRegion = (id: unknown): id is EditRegion => editRegions.some((region) => region === id);

/** What a part is called. */
export function regionName(t: Translate, region: EditRegion): string {
  if (region === 'logo') return t('Logo');
  if (region === 'menu-footer' || region === 'menu-auth-page-footer') return t('Footer');
  const part = landingParts.find(({ id }) => id === region);
  if (part) return t(part.name);
  const place = menuPositions.find(({ id }) => region === `menu-${id}`);
  return t('Menu: :place', { place: place ? t(place.name) : region });
}

/** Where a part is changed: the address of its control. Places without a menu lead to the list of menus. */
export function controlOf(
  region: EditRegion,
  menus: readonly { id: string; positions: readonly string[] }[],
): string {
  const root = '/admin/appearance';
  if (region === 'logo') return `${root}/branding#logo_light`;
  const part = landingParts.find(({ id }) => id === region);
  if (part) return `${root}/landing#${part.control}`;
  const position = region.replace(/^menu-/, '');
  const menu = menus.find(({ positions }) => positions.includes(position));
  return menu ? `${root}/menus/${menu.id}` : `${root}/menus`;
}

/** The parts that a control of the editor changes, by its own id. */
export function regionsOfControl(control: string): EditRegion[] {
  if (/^logo_/.test(control)) return ['logo'];
  return landingParts.filter((part) => part.control === control).map(({ id }) => id);
}

/** The parts in which a menu is shown. */
export const regionsOfMenu = (positions: readonly string[]): EditRegion[] =>
  positions.map((position) => `menu-${position}`).filter(isEditRegion);
