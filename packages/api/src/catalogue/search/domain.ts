import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { searchRows } from './rest.ts';
import { searchRouter } from './router.ts';

export const search = {
  name: 'search',
  routers: { search: searchRouter },
  rows: searchRows,
  about: ['Search', 'Artists, albums and tracks by their names.'],
  contract,
} satisfies Domain;
