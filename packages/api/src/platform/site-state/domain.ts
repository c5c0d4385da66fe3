import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';

export const siteState = {
  name: 'site-state',
  contract,
} satisfies Domain;
