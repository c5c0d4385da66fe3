import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { settingsRows } from './rest.ts';
import { settingsRouter } from './router.ts';

export const settings = {
  name: 'settings',
  routers: { settings: settingsRouter },
  rows: settingsRows,
  about: ['Settings', 'Settings of the site, and what a client needs to begin with.'],
  contract,
} satisfies Domain;
