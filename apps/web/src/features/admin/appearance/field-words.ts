import type { Look, LookTheme } from '@kantele/api/contract/appearance';
import { line, type Translate } from '@kantele/api/translate';
import { fieldsOf, type LookField } from './look-fields.ts';

const settings: Record<string, string> = {
  'settings.branding': line('Name and branding'),
  'settings.site.description': line('Description'),
  'settings.themes.user_change': line('Visitors may choose a theme.'),
  'settings.themes.default_id': line('Theme of first visits; empty follows the system.'),
  'settings.homepage': line('Home page'),
  'settings.custom_code': line('Custom code'),
  'settings.auth_pages': line('Sign-in pages'),
  'settings.player.interface': line('Player'),
  'settings.fonts': line('Own fonts'),
  'settings.seo': line('Search engines'),
  'settings.menus': line('Menus'),
};

/** What a part of a look is called. */
export function fieldWords(t: Translate, field: LookField, looks: readonly Look[]): string {
  const known = settings[field];
  if (known) return t(known);
  const theme = looks.map((look) => fieldsOf(look).get(field) as LookTheme | undefined).find(Boolean);
  return t('Theme :name', { name: theme?.name ?? '' });
}
