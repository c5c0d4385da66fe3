import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { pageRows } from './rest.ts';
import { pagesRouter } from './router.ts';

export const pages = {
  name: 'pages',
  routers: { pages: pagesRouter },
  rows: pageRows,
  about: ['Custom pages', 'Pages of the site’s own: imprint, help, about.'],
  contract,
  exported: {
    pages: { column: 'author_id', without: ['title_key'] },
  },
} satisfies Domain;
