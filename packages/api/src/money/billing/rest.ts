import type { RestRowsOf } from '../../core/rest.ts';
import type { billingRouter } from './router.ts';

export const billingRows = [
  {
    method: 'GET',
    path: 'billing/products',
    procedure: 'billing.products',
    summary: 'Plans on offer, with their prices; none while nothing can be bought',
    guestSeconds: 5,
  },
] as const satisfies RestRowsOf<typeof billingRouter, 'billing'>;
