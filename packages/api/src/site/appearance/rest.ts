import type { RestRowsOf } from '../../core/rest.ts';
import { line } from '../../core/translate.ts';
import { lookFontMaxBytes, lookImageMaxBytes } from './contract.ts';
import type { appearanceRouter } from './router.ts';

export const appearanceRows = [
  {
    method: 'POST',
    path: 'appearance/images',
    procedure: 'appearance.storeImage',
    summary: 'Keeps a picture for the look of the site: multipart with `file`',
    upload: { field: 'file', maxBytes: lookImageMaxBytes },
    body: true,
  },
  {
    method: 'POST',
    path: 'appearance/fonts',
    procedure: 'appearance.storeFont',
    summary: 'Keeps a WOFF2 font for the look of the site: multipart with `file`',
    upload: {
      field: 'file',
      maxBytes: lookFontMaxBytes,
      missing: line('Choose a font.'),
      tooLarge: line('Use a font of at most 2 MB.'),
    },
    body: true,
  },
] as const satisfies RestRowsOf<typeof appearanceRouter, 'appearance'>;
