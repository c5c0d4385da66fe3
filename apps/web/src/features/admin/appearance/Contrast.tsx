import type { LookTheme } from '@kantele/api/contract/appearance';
import type { Translate } from '@kantele/api/translate';
import {
  isColorVariable,
  isThemeVariable,
  nearestPassing,
  type PairResult,
  type ThemeValues,
  type ThemeVariable,
  toHex,
} from '@kantele/theme';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
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

/** Pairs named below a colour that is being chosen. */
const namedAtMost = 3;

/** The pairs that are hardest to tell apart, by their names, while the colour is being chosen. */
export function PairList({ pairs }: { pairs: readonly PairResult[] }) {
  const t = useT();
  const hardest = pairs
    .toSorted((one, other) => one.ratio / one.required - other.ratio / other.required)
    .slice(0, namedAtMost);
  if (hardest.length === 0) return null;
  return (
    <ul className={css.pairs}>
      {hardest.map((pair) => (
        <li key={`${pair.ink} ${pair.surface}`} className={css.pair}>
          <span>
            {t(':ink on :surface', { ink: partName(t, pair.ink), surface: partName(t, pair.surface) })}
          </span>
          <ContrastBadge pairs={[pair]} />
        </li>
      ))}
    </ul>
  );
}

function partName(t: Translate, name: string): string {
  return t(isThemeVariable(name) ? variableWords[name] : (partWords[name] ?? name));
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
  return (
    <div className={css.failing}>
      <span>
        {t(':ink on :surface needs :ratio', {
          ink: partName(t, failing.ink),
          surface: partName(t, failing.surface),
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
