import { COLOR_VARIABLES, toHex } from '@kantele/theme';
import { Button as TextButton } from '@kantele/ui/Button';
import { ColorPicker } from '@kantele/ui/ColorPicker';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { Button } from 'react-aria-components/Button';
import { useT } from '../../../../app/i18n.tsx';
import { colorTexts } from '../color-texts.ts';
import * as css from '../editor.css.ts';
import { useLookState } from '../look-context.ts';

interface OptionalColorProps {
  name: string;
  /** `R G B`; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A colour that may be left out. */
export function OptionalColor({ name, value, onChange }: OptionalColorProps) {
  const t = useT();
  const { look } = useLookState();
  const theme = look.themes.find(({ default_light }) => default_light);
  const offered = [...new Set(COLOR_VARIABLES.map((variable) => theme?.colors[variable] ?? ''))];
  const words = value === null ? t('None') : toHex(value).toUpperCase();
  return (
    <DialogTrigger>
      <Button className={css.color}>
        <span
          className={css.swatch}
          style={value === null ? { borderStyle: 'dashed' } : { background: `rgb(${value})` }}
        />
        <span className={css.colorName}>{name}</span>
        <bdi dir={value === null ? undefined : 'ltr'} className={css.colorValue}>
          {words}
        </bdi>
      </Button>
      <Popover label={name} width={300} placement="end top">
        <div className={css.stack}>
          <ColorPicker
            value={value ?? theme?.colors.fg ?? '0 0 0'}
            onChange={onChange}
            offered={offered.filter(Boolean)}
            texts={colorTexts(t, t('In the light theme'))}
          />
          {value !== null && (
            <TextButton variant="outline" size="small" onPress={() => onChange(null)}>
              {t('No colour')}
            </TextButton>
          )}
        </div>
      </Popover>
    </DialogTrigger>
  );
}
