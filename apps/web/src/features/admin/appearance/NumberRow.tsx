import { parseOpacity } from '@kantele/theme';
import { Slider } from '@kantele/ui/Slider';
import { useT } from '../../../app/i18n.tsx';
import { ContrastBadge, Failing, LightnessContrast, type VariableRowProps } from './Contrast.tsx';
import * as css from './editor.css.ts';
import { variableWords } from './variable-words.ts';

/** A strength in hundredths, or the round of corners in pixels. */
export function NumberRow({ variable, theme, pairs, set }: VariableRowProps) {
  const t = useT();
  const value = theme.colors[variable] ?? '';
  const isRadius = value.endsWith('px');
  const number = isRadius ? Number.parseInt(value, 10) : Math.round((parseOpacity(value) ?? 0) * 100);
  const name = t(variableWords[variable]);
  const wordsOf = (next: number) => (isRadius ? `${Math.round(next)} px` : `${Math.round(next)} %`);
  const words = wordsOf(number);
  const written = (next: number) => {
    if (isRadius) return `${next}px`;
    return next === 100 ? '1' : `.${String(next).padStart(2, '0')}`;
  };
  return (
    <>
      <div className={css.number}>
        <span className={css.numberName}>{name}</span>
        <span className={css.numberValue}>
          <LightnessContrast pairs={pairs} />
          <bdi dir="ltr">{words}</bdi>
        </span>
        <ContrastBadge pairs={pairs} />
        <Slider
          className={css.numberSlider}
          label={name}
          tone="ink"
          thumbAlways
          max={isRadius ? 32 : 100}
          step={1}
          pageStep={isRadius ? 4 : 10}
          value={number}
          valueText={wordsOf}
          onChange={(next) => set(variable, written(Math.round(next)))}
        />
      </div>
      <Failing variable={variable} theme={theme} pairs={pairs} set={set} />
    </>
  );
}
