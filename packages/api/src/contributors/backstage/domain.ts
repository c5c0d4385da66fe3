import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { backstageReactions } from './events.ts';
import { backstageRows } from './rest.ts';
import { backstageRouter } from './router.ts';

export const backstage = {
  name: 'backstage',
  routers: { backstage: backstageRouter },
  rows: backstageRows,
  about: ['Backstage', 'Artists you work for, their releases, and requests to become one.'],
  contract,
  reactions: backstageReactions,
  exported: {
    backstage_requests: { column: 'user_id' },
  },
} satisfies Domain;
