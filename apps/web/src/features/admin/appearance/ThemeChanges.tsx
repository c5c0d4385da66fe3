import type { LookTheme } from '@kantele/api/contract/appearance';
import { isColorVariable, isOwnFont, THEME_VARIABLES, toHex } from '@kantele/theme';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { fontName } from './fonts/use-fonts.ts';
import { useLookState } from './look-context.ts';
import { variableWords } from './variable-words.ts';

/** What of a theme differs: each value as it was and as it is. */
export function ThemeChanges({ name, before, after }: { name: string; before: LookTheme; after: LookTheme }) {
  const t = useT();
  const { look, published } = useLookState();
  const written = (value: string) => (isOwnFont(value) ? fontName(value, [look, published]) : value);
  const changed = THEME_VARIABLES.filter((variable) => before.colors[variable] !== after.colors[variable]);
  return (
    <div className={css.stack} style={{ gap: 6 }}>
      <strong>{name}</strong>
      {before.name !== after.name && <span>{`${before.name} → ${after.name}`}</span>}
      {changed.map((variable) => {
        const [old = '', now = ''] = [before.colors[variable], after.colors[variable]];
        const colored = isColorVariable(variable);
        return (
          <span key={variable} className={css.diffRow}>
            {t(variableWords[variable])}
            {colored && <span className={css.small} style={{ background: `rgb(${old})` }} />}
            <span>{colored ? toHex(old) : written(old)}</span>
            <span aria-hidden="true">→</span>
            {colored && <span className={css.small} style={{ background: `rgb(${now})` }} />}
            <span>{colored ? toHex(now) : written(now)}</span>
          </span>
        );
      })}
      {before.default_light !== after.default_light && (
        <span>{after.default_light ? t('Default for light') : t('No longer the default for light')}</span>
      )}
      {before.default_dark !== after.default_dark && (
        <span>{after.default_dark ? t('Default for dark') : t('No longer the default for dark')}</span>
      )}
    </div>
  );
}
