import { z } from 'zod';
import { id, name, page, pageInput, text, timestamp } from '../../core/contract.ts';
import { subscriptionStatuses } from '../../identity/entitlements/statuses.ts';
import { price } from './plans/plan-contract.ts';
import { amountLimits, taxBehaviors } from './words.ts';

export * from './plans/plan-contract.ts';

/** Names a price on its plan. Whatever else is sent, an amount say, counts for nothing. */
export const planChoice = z.object({ productId: id, priceId: id });

export const subscription = z.object({
  id,
  status: z.enum(subscriptionStatuses),
  /** Gives what the plan gives, now. */
  valid: z.boolean(),
  product: z.object({ id, name: z.string() }),
  price: price.nullable(),
  current_period_end: timestamp.nullable(),
  trial_end: timestamp.nullable(),
  /** It ends then and is not renewed. */
  ends_at: timestamp.nullable(),
  /** What follows at the end of the period. */
  next: z.object({ product: z.object({ id, name: z.string() }), price }).nullable(),
  payment_method: z.string().nullable(),
  /** Given by the people who run the site, without payment. */
  given: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const invoice = z.object({
  id,
  number: z.string().nullable(),
  status: z.string(),
  currency: z.string(),
  subtotal: z.int(),
  tax: z.int(),
  total: z.int(),
  amount_paid: z.int(),
  amount_refunded: z.int(),
  pdf_url: z.string().nullable(),
  issued_at: timestamp,
});
export type Invoice = z.infer<typeof invoice>;

/** Everything the billing page shows. */
export const overview = z.object({
  subscription: subscription.nullable(),
  /** The plan without payment, when there is one and no other. */
  free_plan: z.object({ id, name: z.string() }).nullable(),
  has_customer: z.boolean(),
});
export const listInvoices = z.strictObject(pageInput);
export const invoicePage = page(invoice);

/** The last line before paying. */
export const order = z.object({
  product: z.object({
    id,
    name: z.string(),
    description: z.string(),
    feature_list: z.array(z.string()),
  }),
  price,
  trial_days: z.int(),
  tax_behavior: z.enum(taxBehaviors),
  /** Paid now; 0 while a trial runs. */
  due_now: z.int(),
  renews_at: timestamp,
  /** Where the person has to go instead: a subscriber changes the plan. */
  subscribed: z.boolean(),
});
export const checkout = z.object({ url: z.string() });
export const checkoutStates = ['none', 'open', 'processing', 'complete', 'expired', 'failed'] as const;
export const checkoutState = z.object({ state: z.enum(checkoutStates) });

export const changePreview = z.object({
  /** More: now, with the difference of the rest of the period. Less: at its end. */
  kind: z.enum(['upgrade', 'downgrade', 'cancel']),
  before: z.object({ product: z.object({ id, name: z.string() }), price: price.nullable() }),
  after: z.object({ product: z.object({ id, name: z.string() }), price: price.nullable() }),
  currency: z.string(),
  /** Of the current price, for the time that is not used. */
  credit: z.int(),
  charge: z.int(),
  tax: z.int(),
  due_now: z.int(),
  effective_at: timestamp,
  /** To which moment the amounts were computed; sent back with the confirmation, so that they stay. */
  computed_at: timestamp,
});
export type ChangePreview = z.infer<typeof changePreview>;
export const changePlan = planChoice.extend({ computed_at: z.iso.datetime().optional() });
export const subscriptionResponse = z.object({ subscription });
export const cancelSubscription = z.strictObject({ reason: text(500).default('') });
export const portal = z.object({ url: z.string() });

/** A subscription as admins see it. */
export const managedSubscription = subscription.extend({
  user: z.object({ id, display_name: z.string(), email: z.string() }),
  cancel_reason: z.string().nullable(),
  note: z.string().nullable(),
  provider_id: z.string().nullable(),
  created_at: timestamp,
});
export type ManagedSubscription = z.infer<typeof managedSubscription>;
export const listSubscriptions = z.strictObject({
  ...pageInput,
  status: z.enum(subscriptionStatuses).optional(),
});
export const subscriptionPage = page(managedSubscription);
export const giveSubscription = z.strictObject({
  user_id: id,
  product_id: id,
  /** Until when; absent: until somebody ends it. */
  ends_at: z.iso.datetime().nullable().default(null),
  reason: name(500),
});
export const extendSubscription = z.strictObject({
  id,
  ends_at: z.iso.datetime().nullable(),
  reason: name(500),
});
export const endSubscription = z.strictObject({ id, reason: name(500) });

export const providerEvent = z.object({
  id: z.string(),
  type: z.string(),
  object_id: z.string(),
  state: z.enum(['received', 'applied', 'ignored']),
  attempts: z.int(),
  error: z.string().nullable(),
  happened_at: timestamp.nullable(),
  received_at: timestamp,
  applied_at: timestamp.nullable(),
});
export type ProviderEventView = z.infer<typeof providerEvent>;
export const listEvents = z.strictObject({ limit: z.int().min(1).max(100).default(50) });
export const eventList = z.object({ events: z.array(providerEvent) });
export const replayEvent = z.strictObject({ id: z.string().min(1).max(255) });
export const reconciled = z.object({
  checked: z.int(),
  repaired: z.int(),
  /** Subscriptions somebody is charged for at the provider, and nobody has here. */
  orphans: z.int(),
});

/** A subscription somebody is charged for at the provider, and nobody has here. */
export const orphan = z.object({
  /** Its name at the provider. */
  id: z.string(),
  /** Of the customer there. */
  email: z.string().nullable(),
  status: z.enum(subscriptionStatuses),
  /** Of each period, in minor units. */
  amount: z.int().nullable(),
  currency: z.string(),
  found_at: timestamp,
  /** Whose it can become: the customer's account, without another plan; null where there is none or its plan is gone. */
  account: z.object({ id, display_name: z.string(), email: z.string() }).nullable(),
});
export type Orphan = z.infer<typeof orphan>;
export const orphanList = z.object({ orphans: z.array(orphan) });
export const orphanInput = z.strictObject({ id: z.string().min(1).max(255) });
export const orphanEnded = z.object({
  /** What was given back, in minor units. */
  refunded: z.int(),
  currency: z.string(),
});

/** An invoice as admins see it, whose account may be deleted. */
export const managedInvoice = invoice.extend({
  user: z.object({ id, display_name: z.string(), email: z.string() }).nullable(),
  provider_id: z.string(),
  /** Asked of the provider and not answered yet, in minor units. */
  refund_asked: z.int(),
  /** The plan it was for can be ended. */
  has_plan: z.boolean(),
});
export type ManagedInvoice = z.infer<typeof managedInvoice>;
export const managedInvoicePage = page(managedInvoice);
export const refundInvoice = z.strictObject({
  id,
  /** Of this request: sent again, it is the same refund. */
  key: z.uuid(),
  /** In minor units; absent: all that is left. */
  amount: z.int().min(1).max(amountLimits.max).optional(),
  reason: name(500),
  /** Ends the plan the invoice was for at once; without it a refund changes nothing about the plan. */
  end_plan: z.boolean().default(false),
});
export const refundResponse = z.object({
  /** `asked`: the provider has not answered and is asked again. */
  state: z.enum(['asked', 'done']),
  /** In minor units. */
  amount: z.int(),
});

/** `YYYY-MM-DD` in UTC, both included; 366 days at most. */
export const revenueInput = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
const revenueCounts = {
  /** Subscriptions that began, and that ended. */
  began: z.int(),
  ended: z.int(),
  trials_ended: z.int(),
  /** Of those, how many went on as paid plans. */
  trials_converted: z.int(),
};
/** Figures of one currency, a day each, in order; days without any are zero. */
export const revenueOfCurrency = z.object({
  /** ISO 4217, lower case. */
  currency: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      /** Monthly recurring revenue at the end of the day, in minor units, before taxes and discounts. */
      mrr: z.int(),
      subscribers: z.int(),
      ...revenueCounts,
    }),
  ),
  totals: z.object(revenueCounts),
});
export type RevenueOfCurrency = z.infer<typeof revenueOfCurrency>;
export const revenue = z.object({ currencies: z.array(revenueOfCurrency) });
