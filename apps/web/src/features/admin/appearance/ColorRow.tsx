import { COLOR_VARIABLES, type ColorVariable, toHex } from '@kantele/theme';
import { Button as TextButton } from '@kantele/ui/Button';
import { ColorPicker } from '@kantele/ui/ColorPicker';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { Button } from 'react-aria-components/Button';
import { useT } from '../../../app/i18n.tsx';
import { ContrastBadge, Failing, LightnessContrast, PairList, type VariableRowProps } from './Contrast.tsx';
import { colorTexts } from './color-texts.ts';
import * as css from './editor.css.ts';
import { themeOf, useLookState } from './look-context.ts';
import { variableWords } from './variable-words.ts';

/** A colour of a theme: its place, its digits, and whether what is written in it or on it can be read. */
export function ColorRow({ variable, theme, pairs, set }: VariableRowProps) {
  const t = useT();
  const value = theme.colors[variable] ?? '0 0 0';
  const name = t(variableWords[variable]);
  const offered = [...new Set(COLOR_VARIABLES.map((other: ColorVariable) => theme.colors[other] ?? ''))];
  // What visitors see now; a theme that is new has nothing to go back to.
  const shown = themeOf(useLookState().published, theme.id)?.colors[variable] ?? value;
  return (
    <>
      <DialogTrigger>
        <Button className={css.color}>
          <span className={css.swatch} style={{ background: `rgb(${value})` }} />
          <span className={css.colorName}>{name}</span>
          <span className={css.colorValue}>
            <bdi dir="ltr">{toHex(value).toUpperCase()}</bdi>
            <LightnessContrast pairs={pairs} />
          </span>
          <ContrastBadge pairs={pairs} />
        </Button>
        <Popover label={name} width={300} placement="end top">
          <div className={css.stack}>
            <ColorPicker
              value={value}
              onChange={(next) => set(variable, next)}
              offered={offered.filter(Boolean)}
              texts={colorTexts(t, t('In this theme'))}
            />
            <PairList pairs={pairs} />
            {shown !== value && (
              <TextButton variant="outline" size="small" onPress={() => set(variable, shown)}>
                {t('Reset')}
              </TextButton>
            )}
          </div>
        </Popover>
      </DialogTrigger>
      <Failing variable={variable} theme={theme} pairs={pairs} set={set} />
    </>
  );
}
