import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { hidden, settingsOf } from './row.ts';

const { kept } = settingsOf('appearance');

/** Most characters of style sheet and HTML each: they are part of every page. */
export const codeAtMost = 50_000;
const code = z.string().max(codeAtMost, line('Use at most 50,000 characters.'));

export const customCodeSettings = {
  custom_code: kept(
    z.strictObject({
      css: code.refine((text) => !/<\/style/i.test(text), line('A style sheet cannot contain “</style”.')),
      html: code,
      /** Whether scripts of the HTML run in the browsers of visitors. */
      scripts: z.boolean(),
    }),
    { css: '', html: '', scripts: false },
    line('Style sheet and HTML of the site, added to pages of visitors.'),
    hidden,
  ),
} as const;
