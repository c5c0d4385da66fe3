import { z } from 'zod';
import { id, name, page, text, timestamp } from '../../../core/contract.ts';
import { line } from '../../../core/translate.ts';
import { permission, permissionsInput } from '../../../identity/roles/contract.ts';
import { amountLimits, intervals, taxBehaviors } from '../words.ts';
import { currencyStep, isCurrency } from './currencies.ts';

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
