import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Applies one event of the ledger: asks the provider how things stand, and writes that down. */
export const applyEvent = defineJob({
  name: 'billing.apply-event',
  payload: z.object({ id: z.string() }),
  attempts: 12,
  timeout: 60_000,
});

/** Events that were taken and not applied are applied now. */
export const redriveEvents = defineJob({
  name: 'billing.redrive-events',
  payload: z.object({}),
  attempts: 1,
  timeout: 60_000,
  cron: '* * * * *',
});

/** Compares everything with the provider: what nobody told is found out. */
export const reconcile = defineJob({
  name: 'billing.reconcile',
  payload: z.object({}),
  attempts: 3,
  timeout: 30 * 60_000,
  cron: '40 2 * * *',
});

/** Ends at the provider what belonged to a deleted account. */
export const cancelSubscriptions = defineJob({
  name: 'billing.cancel-subscriptions',
  payload: z.object({ provider_ids: z.array(z.string()) }),
  attempts: 25,
  timeout: 60_000,
});

/** Counts what plans bring in, by day. */
export const rollUpRevenue = defineJob({
  name: 'billing.roll-up-revenue',
  payload: z.object({}),
  attempts: 3,
  timeout: 5 * 60_000,
  cron: '12 * * * *',
});
