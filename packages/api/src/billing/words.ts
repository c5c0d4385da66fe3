/** Closed lists and limits of billing. Browser-safe. */

export const intervals = ['day', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

export const taxBehaviors = ['inclusive', 'exclusive'] as const;

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type Status = (typeof subscriptionStatuses)[number];

/** In these a plan gives what it gives; while a payment is being tried again, too. */
export const validStatuses = ['trialing', 'active', 'past_due'] as const satisfies readonly Status[];

/** In these there is a plan that is paid for, or is about to be: nobody buys a second one. */
export const currentStatuses = [...validStatuses, 'unpaid', 'paused'] as const satisfies readonly Status[];

/** Greatest amount of a price, in minor units. */
export const amountLimits = { max: 99_999_999 } as const;
