import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { contactRows } from './rest.ts';
import { contactRouter } from './router.ts';

export const contact = {
  name: 'contact',
  routers: { contact: contactRouter },
  rows: contactRows,
  about: ['Contact', 'Messages of visitors to the people who run the site.'],
  contract,
} satisfies Domain;
