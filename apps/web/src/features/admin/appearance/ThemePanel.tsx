import type { LookTheme } from '@kantele/api/contract/appearance';
import {
  fromAccent,
  measureTheme,
  RADIUS_VARIABLES,
  type ThemeValues,
  type ThemeVariable,
} from '@kantele/theme';
import { linkStyle, majorRule } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Switch } from '@kantele/ui/Switch';
import { TextField } from '@kantele/ui/TextField';
import { useEffect, useId, useMemo } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { ColorRow } from './ColorRow.tsx';
import * as css from './editor.css.ts';
import { FontSelect } from './FontSelect.tsx';
import { useLookTools } from './look-context.ts';
import { NumberRow } from './NumberRow.tsx';
import { PanelHead } from './PanelHead.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { withDefault, withTheme } from './theme-changes.ts';
import { variableWords } from './variable-words.ts';

/** Those that are changed first; the others are under “More”. */
const first: readonly ThemeVariable[] = [
  ...([
    'bg',
    'panel',
    'fg',
    'muted-opacity',
    'primary',
    'on-primary',
    'primary-dark',
    'primary-light',
  ] as const),
  ...(['danger', 'positive', 'warning', 'focus'] as const),
];
const more: readonly ThemeVariable[] = [
  ...([
    'bg-alt',
    'raised',
    'on-danger',
    'info',
    'chip',
    'scrim',
    'faint-opacity',
    'divider-opacity',
  ] as const),
  ...(['control-border-opacity', 'hover-opacity', 'selected-opacity', 'disabled-opacity'] as const),
];

/** One theme: every value of it, with what can be read on what. */
export function ThemePanel({ theme }: { theme: LookTheme }) {
  const t = useT();
  const { store, showTheme } = useLookTools();
  useEffect(() => {
    showTheme(theme.id);
    return () => showTheme(null);
  }, [showTheme, theme.id]);
  const values = theme.colors as ThemeValues;
  const pairs = useMemo(() => measureTheme(values, theme.is_dark), [values, theme.is_dark]);
  const change = (next: LookTheme, control: string, name: string) =>
    store.change(`${control} ${theme.id}`, name, (look) => withTheme(look, next));
  const set = (variable: ThemeVariable, value: string) =>
    change(
      { ...theme, colors: { ...theme.colors, [variable]: value } },
      variable,
      t(variableWords[variable]),
    );
  const row = (variable: ThemeVariable) => {
    const shown = {
      variable,
      theme,
      pairs: pairs.filter(({ variables }) => variables.includes(variable)),
      set,
    };
    return (
      <li key={variable}>
        {variable.endsWith('opacity') ? <NumberRow {...shown} /> : <ColorRow {...shown} />}
      </li>
    );
  };
  const isDefault = theme.is_dark ? theme.default_dark : theme.default_light;
  const headings = useId();
  const generate = t('Generate from accent');
  return (
    <>
      <PanelHead title={theme.name} above={{ label: t('Themes'), path: '/admin/appearance/themes' }}>
        <ThemeMenu theme={theme} />
      </PanelHead>
      <div className={css.scroll}>
        <div className={css.stack}>
          <TextField
            label={t('Name')}
            value={theme.name}
            onChange={(name) => change({ ...theme, name }, 'name', t('Name'))}
            error={theme.name.trim() === '' ? t('A theme needs a name.') : undefined}
            maxLength={60}
          />
          <div className={css.switches}>
            <Switch
              layout="row"
              isSelected={isDefault}
              isDisabled={isDefault}
              onChange={() => store.change('default', t('Default'), (look) => withDefault(look, theme.id))}
            >
              {theme.is_dark ? t('Default for dark') : t('Default for light')}
            </Switch>
            <Switch
              layout="row"
              isSelected={theme.is_dark}
              isDisabled={isDefault}
              onChange={(is_dark) => change({ ...theme, is_dark }, 'dark', t('Dark theme'))}
            >
              {t('Dark theme')}
            </Switch>
          </div>
          <section className={cx(majorRule, css.group)} aria-labelledby={headings}>
            <div className={css.groupHead}>
              <h2 id={headings} className={css.groupTitle}>
                {t('Colours')}
              </h2>
              <button
                type="button"
                className={cx(css.textButton, linkStyle)}
                onClick={() =>
                  change(
                    { ...theme, colors: fromAccent(values, theme.is_dark, values.primary) },
                    'accent',
                    generate,
                  )
                }
              >
                {generate}
              </button>
            </div>
            <p className={css.above}>
              {t('The ratio (WCAG 2.2) decides; Lc (APCA) is advice on how text looks.')}
            </p>
            <ul className={css.colors}>{first.map(row)}</ul>
            <details>
              <summary className={css.more}>{t('More colours')}</summary>
              <ul className={css.colors}>{more.map(row)}</ul>
            </details>
          </section>
          <section className={cx(majorRule, css.group)} aria-labelledby={`${headings}-shapes`}>
            <h2 id={`${headings}-shapes`} className={css.groupTitle}>
              {t('Shapes and fonts')}
            </h2>
            <div className={css.stack}>
              {RADIUS_VARIABLES.map((variable) => (
                <NumberRow key={variable} variable={variable} theme={theme} pairs={[]} set={set} />
              ))}
              <FontSelect variable="font-sans" theme={theme} set={set} />
              <FontSelect variable="font-display" theme={theme} set={set} />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
