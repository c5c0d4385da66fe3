import { isOwnFont, OWN_FONTS_AT_MOST } from '@kantele/theme';
import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { hidden, settingsOf } from './row.ts';

const { kept } = settingsOf('appearance');

const font = z.strictObject({
  /** What themes call it. */
  id: z.string().refine(isOwnFont, line('Use a font of this site.')),
  name: z.string().trim().min(1, line('A font needs a name.')).max(60),
});

export const fontSettings = {
  fonts: kept(
    z
      .array(font)
      .max(OWN_FONTS_AT_MOST)
      .refine(
        (list) => new Set(list.map(({ id }) => id)).size === list.length,
        line('Two of these are the same.'),
      ),
    [],
    line('Fonts of the site’s own, which themes may use.'),
    hidden,
  ),
} as const;
