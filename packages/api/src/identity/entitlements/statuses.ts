/** States a subscription can be in, as Stripe names them. Browser-safe. */
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
