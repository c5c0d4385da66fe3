import type { LookTheme } from '@kantele/api/contract/appearance';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import {
  isColorVariable,
  isThemeVariable,
  nearestPassing,
  type PairResult,
  type ThemeValues,
  type ThemeVariable,
  toHex,
} from '@kantele/ui/theme';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { partWords, variableWords } from './variable-words.ts';

/** What a row for one variable is given. */
export interface VariableRowProps {
  variable: ThemeVariable;
  theme: LookTheme;
  /** Measured pairs that the variable takes part in. */
  pairs: readonly PairResult[];
  set: (variable: ThemeVariable, value: string) => void;
}

const weakest = (pairs: readonly PairResult[]) =>
  pairs.reduce<PairResult | undefined>(
    (worst, pair) => (!worst || pair.ratio / pair.required < worst.ratio / worst.required ? pair : worst),
    undefined,
  );

/** The ratio of the pair that is hardest to tell apart; nothing where nothing is read. */
export function ContrastBadge({ pairs }: { pairs: readonly PairResult[] }) {
  const t = useT();
  const pair = weakest(pairs);
  if (!pair) return null;
  const ratio = pair.ratio.toFixed(1);
  if (!pair.passes) {
    return (
      <Badge tone="danger" className={css.ratio} icon={<CircleAlert size={14} aria-hidden="true" />}>
        {t('Fails :ratio', { ratio })}
      </Badge>
    );
  }
  const level = pair.required < 4.5 ? '' : pair.ratio >= 7 ? 'AAA ' : 'AA ';
  return (
    <Badge tone="positive" className={css.ratio}>
      {level + ratio}
    </Badge>
  );
}

/** Lightness contrast of the pair that has least of what is advised: advice beside the ratio, which decides. */
export function LightnessContrast({ pairs }: { pairs: readonly PairResult[] }) {
  const t = useT();
  const pair = pairs.toSorted((one, other) => one.lc / one.advised - other.lc / other.advised)[0];
  if (!pair) return null;
  const { lc, advised } = pair;
  return (
    <span className={css.advice}>
      {lc < advised ? t('Lc :lc of :advised advised', { lc, advised }) : t('Lc :lc', { lc })}
    </span>
  );
}

/** The pair that fails by its names, and the nearest value that does not. */
export function Failing({ variable, theme, pairs, set }: VariableRowProps) {
  const t = useT();
  const values = theme.colors as ThemeValues;
  const worst = weakest(pairs);
  const failing = worst && !worst.passes ? worst : null;
  const mended = useMemo(
    () => (failing ? nearestPassing(values, theme.is_dark, variable) : null),
    [failing, values, theme.is_dark, variable],
  );
  if (!failing) return null;
  const part = (name: string) => t(isThemeVariable(name) ? variableWords[name] : (partWords[name] ?? name));
  return (
    <div className={css.failing}>
      <span>
        {t(':ink on :surface needs :ratio', {
          ink: part(failing.ink),
          surface: part(failing.surface),
          ratio: failing.required.toFixed(1),
        })}
      </span>
      {mended !== null && (
        <span className={css.line2}>
          <Button size="small" variant="outline" onPress={() => set(variable, mended)}>
            {t('Nearest passing')}
          </Button>
          {isColorVariable(variable) ? toHex(mended).toUpperCase() : mended}
        </span>
      )}
    </div>
  );
}
