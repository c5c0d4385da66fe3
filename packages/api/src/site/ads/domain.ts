import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { adRows } from './rest.ts';
import { adsRouter } from './router.ts';

export const ads = {
  name: 'ads',
  routers: { ads: adsRouter },
  rows: adRows,
  about: ['Advertisements', 'What stands in the places for advertisements.'],
  contract,
} satisfies Domain;
