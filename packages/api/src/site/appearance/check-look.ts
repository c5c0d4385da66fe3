import {
  checkTheme,
  isThemeVariable,
  isValidThemeValue,
  THEME_VARIABLES,
  type ThemeValues,
} from '@kantele/theme';
import { AppError, type FieldSentences } from '../../core/errors.ts';
import { line, type Translate } from '../../core/translate.ts';
import { cssFault } from '../../platform/custom-code/css-fault.ts';
import type { Homepage, Menu, Settings } from '../../platform/site-state/definitions.ts';
import { parseSetting } from '../../platform/site-state/parse-setting.ts';
import { checkLanding } from './check-landing.ts';
import { checkMenus } from './check-menus.ts';
import type { Look, LookCheck, LookTheme } from './contract.ts';

/**
 * A look whose every value is one that the site could use.
 * @throws AppError `invalid` with one field per wrong setting (`settings.<key>`) or theme (`themes.<id>`)
 */
export function parseLook(look: Look): Look {
  const fields: FieldSentences = {};
  const settings: Look['settings'] = {};
  for (const [key, given] of Object.entries(look.settings)) {
    const parsed = parseSetting(key, given);
    if ('problems' in parsed) {
      for (const [path, sentences] of Object.entries(parsed.problems)) fields[`settings.${path}`] = sentences;
    } else Object.assign(settings, { [key]: parsed.value });
  }
  for (const theme of look.themes) {
    const text = wrongTheme(theme);
    if (text) fields[`themes.${theme.id}`] = [{ text }];
  }
  const text = wrongList(look);
  if (text) fields.themes = [{ text }];
  const chosen = look.settings['themes.default_id'];
  if (typeof chosen === 'number' && !look.themes.some(({ id }) => id === chosen)) {
    fields['settings.themes.default_id'] = [{ text: line('No such theme.') }];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', undefined, { fields });
  return { settings, themes: look.themes };
}

function wrongTheme({ colors }: LookTheme): string | null {
  const complete = THEME_VARIABLES.every((name) => name in colors);
  const known = Object.keys(colors).every(isThemeVariable);
  if (!complete || !known) return line('A theme has a value for every variable, and no others.');
  const valid = Object.entries(colors).every(([name, value]) => isValidThemeValue(name, value));
  return valid ? null : line('A value of this theme is none that a theme can have.');
}

function wrongList({ themes }: Look): string | null {
  if (new Set(themes.map(({ id }) => id)).size < themes.length)
    return line('Two themes have the same number.');
  const light = themes.filter((theme) => theme.default_light);
  const dark = themes.filter((theme) => theme.default_dark);
  if (light.length !== 1 || light[0]?.is_dark !== false)
    return line('One light theme is the default for light.');
  if (dark.length !== 1 || dark[0]?.is_dark !== true) return line('One dark theme is the default for dark.');
  return null;
}

/** What publishing would do harm by. */
export function checkLook(look: Look, t: Translate): LookCheck[] {
  const homepage = look.settings.homepage as Homepage | undefined;
  return [
    ...unreadable(look, t),
    ...checkMenus((look.settings.menus ?? []) as Menu[], t),
    ...(homepage ? checkLanding(homepage, t) : []),
    ...brokenCode(look, t),
  ];
}

function unreadable({ themes }: Look, t: Translate): LookCheck[] {
  return themes.flatMap((theme) => {
    const count = checkTheme(theme.colors as ThemeValues, theme.is_dark).length;
    if (count === 0) return [];
    const text = t(
      ':name: :count pair of colours is hard to tell apart.|:name: :count pairs of colours are hard to tell apart.',
      {
        count,
        name: theme.name,
      },
    );
    return [
      { level: 'warning' as const, text, section: 'themes' as const, theme_id: theme.id, menu_id: null },
    ];
  });
}

/** The code of the site in a look; undefined where it has none. */
export function codeIn(settings: Look['settings']): Settings['custom_code'] | undefined {
  return settings.custom_code as Settings['custom_code'] | undefined;
}

/** A brace that is missing would undo everything after it. */
function brokenCode({ settings }: Look, t: Translate): LookCheck[] {
  const code = codeIn(settings);
  const fault = code && cssFault(code.css);
  if (!fault) return [];
  const text =
    fault.kind === 'import'
      ? t('The style sheet loads another one in line :line. Put its rules here instead.', {
          line: fault.line,
        })
      : t('The style sheet cannot be read from line :line on.', { line: fault.line });
  return [{ level: 'critical', text, section: 'custom-code', theme_id: null, menu_id: null }];
}
