import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { radioRows } from './rest.ts';
import { radioRouter } from './router.ts';

export const radio = {
  name: 'radio',
  routers: { radio: radioRouter },
  rows: radioRows,
  about: ['Radio', 'Music like something, with the reason of each track.'],
  contract,
} satisfies Domain;
