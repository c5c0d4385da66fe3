import type { Database } from '@kantele/db';
import type { Selectable } from 'kysely';
import { knownPermissions } from '../../core/permissions-of.ts';
import type * as contract from './contract.ts';
import type { PriceRow, ProductWithPrices } from './queries.ts';
import type { SubscriptionRow } from './subscriptions/subscription-queries.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function priceView({
  id,
  amount,
  currency,
  interval,
  interval_count,
}: Pick<PriceRow, keyof contract.Price>) {
  return { id, amount, currency, interval, interval_count };
}

/** A plan as everybody sees it: with the prices that can be chosen. */
export function productView(row: ProductWithPrices): contract.Product {
  const { id, name, description, hidden, recommended, free, feature_list, trial_days, tax_behavior } = row;
  return {
    id,
    name,
    description,
    hidden,
    recommended,
    free,
    feature_list,
    trial_days,
    tax_behavior,
    prices: row.prices.filter(({ archived }) => !archived).map(priceView),
  };
}

export function managedProductView(row: ProductWithPrices): contract.ManagedProduct {
  return {
    ...productView(row),
    position: row.position,
    permissions: knownPermissions(row.permissions),
    promotion_codes: row.promotion_codes,
    prices: row.prices.map((price) => ({
      ...priceView(price),
      archived: price.archived,
      subscribers: price.subscribers,
      provider_id: price.provider_id,
    })),
    subscribers: row.subscribers,
    sync: row.provider_id === null ? 'local' : row.synced_at === null ? 'changed' : 'synced',
    synced_at: iso(row.synced_at),
    updated_at: row.updated_at.toISOString(),
  };
}

export function subscriptionView(row: SubscriptionRow): contract.Subscription {
  return {
    id: row.id,
    status: row.status,
    valid: row.valid,
    product: { id: row.product_id, name: row.product_name },
    price: priceOf(row.price_id, row.amount, row.currency, row.interval, row.interval_count),
    current_period_end: iso(row.current_period_end),
    trial_end: iso(row.trial_end),
    ends_at: iso(row.ends_at),
    next: nextOf(row),
    payment_method: row.payment_method,
    given: row.provider_id === null,
  };
}

function priceOf(
  id: number | null,
  amount: number | null,
  currency: string | null,
  interval: contract.Price['interval'] | null,
  interval_count: number | null,
): contract.Price | null {
  if (id === null || amount === null || currency === null || interval === null) return null;
  return { id, amount, currency, interval, interval_count: interval_count ?? 1 };
}

function nextOf(row: SubscriptionRow): contract.Subscription['next'] {
  const price = priceOf(
    row.next_price_id,
    row.next_amount,
    row.next_currency,
    row.next_interval,
    row.next_interval_count,
  );
  if (!price || row.next_product_id === null) return null;
  return { product: { id: row.next_product_id, name: row.next_name ?? '' }, price };
}

export function managedSubscriptionView(
  row: SubscriptionRow & { display_name: string; email: string },
): contract.ManagedSubscription {
  return {
    ...subscriptionView(row),
    user: { id: row.user_id, display_name: row.display_name, email: row.email },
    cancel_reason: row.cancel_reason,
    note: row.note,
    provider_id: row.provider_id,
    created_at: row.created_at.toISOString(),
  };
}

export function invoiceView(row: Selectable<Database['invoices']>): contract.Invoice {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    subtotal: row.subtotal,
    tax: row.tax,
    total: row.total,
    amount_paid: row.amount_paid,
    amount_refunded: row.amount_refunded,
    pdf_url: row.pdf_url,
    issued_at: row.issued_at.toISOString(),
  };
}
