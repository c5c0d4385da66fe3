import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { billingReactions } from './events.ts';
import { applyEvent, cancelSubscriptions, reconcile, redriveEvents, rollUpRevenue } from './jobs.ts';
import { billingRows } from './rest.ts';
import { billingRouter } from './router.ts';

export const billing = {
  name: 'billing',
  routers: { billing: billingRouter },
  rows: billingRows,
  about: ['Billing', 'Plans that can be bought.'],
  contract,
  jobs: [
    handledBy(applyEvent, {
      start: async () => (await import('./apply-event.ts')).applyReceived,
    }),
    handledBy(cancelSubscriptions, {
      start: async () => (await import('./subscriptions/cancel-there.ts')).cancelThere,
    }),
    handledBy(reconcile, {
      start: async () => (await import('./reconcile-nightly.ts')).reconcileNightly,
    }),
    handledBy(rollUpRevenue, {
      start: async () => (await import('./revenue/roll-up-revenue.ts')).rollUp,
    }),
    handledBy(redriveEvents, { start: async () => (await import('./apply-event.ts')).redrive }),
  ],
  reactions: billingReactions,
  exported: {
    billing_customers: { column: 'user_id' },
    subscriptions: { column: 'user_id', without: ['provider_version', 'note'] },
    invoices: { column: 'user_id', without: ['provider_version'] },
  },
  notExported: {
    checkouts: 'tries to buy, a day long; what was bought stands in subscriptions and invoices',
    refunds: 'who gave money back; the sum stands in the invoice',
  },
} satisfies Domain;
