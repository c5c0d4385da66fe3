import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { purgeLookFonts } from './font-queries.ts';
import { purgeLookImages } from './image-queries.ts';
import { appearanceRows } from './rest.ts';
import { appearanceRouter } from './router.ts';

export const appearance = {
  name: 'appearance',
  routers: { appearance: appearanceRouter },
  rows: appearanceRows,
  about: ['Appearance', 'The look of the site.'],
  contract,
  purges: [purgeLookFonts, purgeLookImages],
  notExported: {
    appearance_state: 'the look of the site, with who saved it last',
    appearance_revisions: 'the look of the site, with who published it',
  },
} satisfies Domain;
