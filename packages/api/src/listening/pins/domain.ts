import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { pinRows } from './rest.ts';
import { pinsRouter } from './router.ts';

export const pins = {
  name: 'pins',
  routers: { pins: pinsRouter },
  rows: pinRows,
  about: ['Pins', 'Playlists, albums and artists people keep at the top of their library.'],
  contract,
  exported: { library_pins: { column: 'user_id' } },
} satisfies Domain;
