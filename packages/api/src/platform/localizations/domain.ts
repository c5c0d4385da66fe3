import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { localizationRows } from './rest.ts';
import { localizationsRouter } from './router.ts';

export const localizations = {
  name: 'localizations',
  routers: { localizations: localizationsRouter },
  rows: localizationRows,
  about: ['Localizations', 'Languages of the site and their texts.'],
  contract,
} satisfies Domain;
