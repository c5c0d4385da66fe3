import { z } from 'zod';
import { id, name, page, pageInput, text, timestamp } from '../core/contract.ts';
import { line } from '../core/translate.ts';
import { permission, permissionsInput } from '../roles/contract.ts';
import { currencyStep, isCurrency } from './currencies.ts';
import { amountLimits, intervals, subscriptionStatuses, taxBehaviors } from './words.ts';

const currency = z
  .string()
  .toLowerCase()
  .refine(isCurrency, line('Use a currency Stripe takes, such as EUR.'));

export const price = z.object({
  id,
  /** In minor units of the currency: cents, or whole yen. */
  amount: z.int(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  interval: z.enum(intervals),
  interval_count: z.int(),
});
export type Price = z.infer<typeof price>;

export const product = z.object({
  id,
  name: z.string(),
  description: z.string(),
  hidden: z.boolean(),
  recommended: z.boolean(),
  free: z.boolean(),
  /** Lines of the comparison; "Upload time: 3 h" has a value after the colon. */
  feature_list: z.array(z.string()),
  prices: z.array(price),
  trial_days: z.int(),
  tax_behavior: z.enum(taxBehaviors),
});
export type Product = z.infer<typeof product>;
/** The plans that are on offer: few, so they come as one page. */
export const productPage = page(product);

/** A price as admins see it. */
export const managedPrice = price.extend({
  archived: z.boolean(),
  /** Who has it now. */
  subscribers: z.int(),
  provider_id: z.string().nullable(),
});
export type ManagedPrice = z.infer<typeof managedPrice>;
export const managedProduct = product.extend({
  position: z.int(),
  permissions: z.array(permission),
  promotion_codes: z.boolean(),
  prices: z.array(managedPrice),
  subscribers: z.int(),
  /** `local`: the provider has not been told; `synced`: it has; `changed`: it has been told of an earlier state. */
  sync: z.enum(['local', 'changed', 'synced']),
  synced_at: timestamp.nullable(),
  updated_at: timestamp,
});
export type ManagedProduct = z.infer<typeof managedProduct>;
export const managedProducts = z.object({ products: z.array(managedProduct) });
export const productResponse = z.object({ product: managedProduct });

const newPrice = z.strictObject({
  amount: z.int().min(1).max(amountLimits.max),
  currency,
  interval: z.enum(intervals),
  interval_count: z.int().min(1).max(36).default(1),
});
const priceInput = newPrice.superRefine(({ amount, currency, interval, interval_count }, { addIssue }) => {
  if (amount % currencyStep(currency) !== 0)
    addIssue({
      code: 'custom',
      path: ['amount'],
      message: line('Stripe takes no such fraction of this currency.'),
    });
  const years = { day: interval_count / 365, month: interval_count / 12, year: interval_count }[interval];
  if (years > 3)
    addIssue({ code: 'custom', path: ['interval_count'], message: line('Use three years at most.') });
});

const productFields = {
  name: name(80),
  description: text(300),
  feature_list: z.array(name(200)).max(40),
  hidden: z.boolean(),
  recommended: z.boolean(),
  free: z.boolean(),
  position: z.int().min(0).max(10_000),
  permissions: permissionsInput,
  trial_days: z.int().min(0).max(730),
  tax_behavior: z.enum(taxBehaviors),
  promotion_codes: z.boolean(),
};
export const createProduct = z.strictObject({
  ...productFields,
  description: productFields.description.default(''),
  feature_list: productFields.feature_list.default([]),
  hidden: productFields.hidden.default(false),
  recommended: productFields.recommended.default(false),
  free: productFields.free.default(false),
  position: productFields.position.default(0),
  permissions: productFields.permissions.default([]),
  trial_days: productFields.trial_days.default(0),
  tax_behavior: productFields.tax_behavior.default('exclusive'),
  promotion_codes: productFields.promotion_codes.default(false),
  prices: z.array(priceInput).max(50).default([]),
});
export const updateProduct = z.strictObject(productFields).partial().extend({ id });
export const addPrice = z.strictObject({ product_id: id, price: priceInput });
/** A price is archived, never edited: those who have it keep it. */
export const archivePrice = z.strictObject({ price_id: id });

/** What this site and the provider say differently about a plan. */
export const difference = z.object({
  product_id: id.nullable(),
  name: z.string(),
  kind: z.enum([
    'missing_there',
    'missing_here',
    'name',
    'description',
    'price_missing_there',
    'price_missing_here',
    'price_archived',
  ]),
  here: z.string().nullable(),
  there: z.string().nullable(),
});
export const comparison = z.object({ differences: z.array(difference) });
export const syncInput = z.strictObject({
  id,
  /** `push`: the provider takes what stands here; `pull`: this site takes name, description and prices from there. */
  direction: z.enum(['push', 'pull']),
});

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
  product: z.object({ id, name: z.string(), description: z.string() }),
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
