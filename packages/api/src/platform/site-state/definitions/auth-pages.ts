import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { ownPicture } from './own-picture.ts';
import { hidden, settingsOf } from './row.ts';

const { shown } = settingsOf('appearance');

/** Words over a form; an empty title follows the product's own. */
const words = z.strictObject({ title: z.string().trim().max(80), text: z.string().trim().max(300) });
const none = { title: '', text: '' };

export const authPageSettings = {
  auth_pages: shown(
    z.strictObject({
      /** `split` has a picture beside the form on wide windows, `centered` the form alone. */
      layout: z.enum(['split', 'centered']),
      /** Stands beside the form; without one the artists of the site do. */
      image: ownPicture,
      login: words,
      register: words,
    }),
    { layout: 'split', image: null, login: none, register: none },
    line('Words and picture of the pages for signing in and registering.'),
    hidden,
  ),
} as const;
