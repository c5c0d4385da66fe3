import type { Theme } from '@kantele/api/contract/site-state';
import { themeDeclarations } from '@kantele/theme/css';
import { Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useT } from '../../app/i18n.tsx';
import { useTheme } from '../../app/useTheme.ts';
import * as css from './ThemeTiles.css.ts';

const system = 'system';

/** The themes of the site to choose from, each as a small piece of itself. */
export function ThemeTiles() {
  const t = useT();
  const { all, selected, choose } = useTheme();
  const light = all.find((theme) => theme.default_light);
  const dark = all.find((theme) => theme.default_dark);
  return (
    <RadioGroup
      aria-label={t('Theme')}
      className={css.group}
      orientation="horizontal"
      value={selected === null ? system : String(selected)}
      onChange={(value) => choose(value === system ? null : Number(value))}
    >
      {all.map((theme) => (
        <Radio key={theme.id} value={String(theme.id)} className={css.choice}>
          <Tile theme={theme} />
          <Name>{t(theme.name)}</Name>
        </Radio>
      ))}
      <Radio value={system} className={css.choice}>
        <span className={css.tile} aria-hidden="true">
          <span className={css.half} style={colorsOf(light)} />
          <span className={css.otherHalf} style={colorsOf(dark)} />
        </span>
        <Name>{t('Match system')}</Name>
      </Radio>
    </RadioGroup>
  );
}

function Tile({ theme }: { theme: Theme }) {
  return (
    <span className={css.tile} style={colorsOf(theme)} aria-hidden="true">
      <span className={css.title}>Aa</span>
      <span className={css.bar} />
      <span className={css.shortBar} />
      <span className={css.play}>
        <Play size={10} fill="currentColor" />
      </span>
    </span>
  );
}

function Name({ children }: { children: string }) {
  return (
    <span className={css.name}>
      <span className={css.dot} />
      {children}
    </span>
  );
}

/** A tile shows its theme by the theme's own variables. */
function colorsOf(theme: Theme | undefined): CSSProperties {
  if (!theme) return {};
  const pairs = themeDeclarations(theme.colors, theme.is_dark)
    .split(';')
    .filter((line) => line.startsWith('--'))
    .map((line) => line.split(':', 2));
  return Object.fromEntries(pairs) as CSSProperties;
}
