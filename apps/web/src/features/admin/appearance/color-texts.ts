import type { Translate } from '@kantele/api/translate';
import type { ColorPickerTexts } from '@kantele/ui/ColorPicker';

/** The words of every field for a colour; `swatches` says whose colours are offered. */
export const colorTexts = (t: Translate, swatches: string): ColorPickerTexts => ({
  area: t('Saturation and brightness'),
  hue: t('Hue'),
  hex: t('Hex'),
  red: t('Red'),
  green: t('Green'),
  blue: t('Blue'),
  swatches,
  eyedropper: t('Take a colour from the screen'),
});
