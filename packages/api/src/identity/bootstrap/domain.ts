import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { bootstrapRows } from './rest.ts';
import { bootstrapRouter } from './router.ts';

export const bootstrap = {
  name: 'bootstrap',
  routers: { settings: bootstrapRouter },
  rows: bootstrapRows,
  contract,
} satisfies Domain;
