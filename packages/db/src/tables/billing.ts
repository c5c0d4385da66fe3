import type { CreatedAt, Id, Json, NullableTimestamp, Stamps, WithDefault } from './columns.ts';
import type { StoredPermission } from './roles.ts';

export type PriceInterval = 'day' | 'month' | 'year';
export type TaxBehavior = 'inclusive' | 'exclusive';

/** A plan: what one subscribes to, or the free one that needs no subscription. */
export interface ProductTable extends Stamps {
  id: Id;
  name: string;
  description: WithDefault<string>;
  /** Lines of the comparison; "Upload time: 3 h" has a value after the colon. */
  feature_list: Json<string[]>;
  hidden: WithDefault<boolean>;
  recommended: WithDefault<boolean>;
  free: WithDefault<boolean>;
  position: WithDefault<number>;
  /** What a valid subscription gives beyond the roles. */
  permissions: Json<StoredPermission[]>;
  trial_days: WithDefault<number>;
  tax_behavior: WithDefault<TaxBehavior>;
  promotion_codes: WithDefault<boolean>;
  /** Its name at the provider; null until it has been sent there. */
  provider_id: string | null;
  /** When the provider was last told all of it, or asked about it; null after a change that is not there yet. */
  synced_at: NullableTimestamp;
}

/** Fixed once made: another amount is another price. */
export interface PriceTable {
  id: Id;
  product_id: number;
  /** In minor units of the currency. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  interval: PriceInterval;
  interval_count: WithDefault<number>;
  provider_id: string | null;
  /** Nobody can choose it any more; those who have it keep it. */
  archived_at: NullableTimestamp;
  created_at: CreatedAt;
}

/** A user as the provider knows him. */
export interface BillingCustomerTable {
  user_id: number;
  provider_id: string;
  created_at: CreatedAt;
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

/** Somebody has a plan: as the provider last said, or given by an admin. */
export interface SubscriptionTable extends Stamps {
  id: Id;
  user_id: number;
  product_id: number;
  price_id: number | null;
  /** Null for a plan an admin has given. */
  provider_id: string | null;
  status: SubscriptionStatus;
  current_period_start: NullableTimestamp;
  current_period_end: NullableTimestamp;
  trial_end: NullableTimestamp;
  /** From then on it is not valid; null goes on. */
  ends_at: NullableTimestamp;
  canceled_at: NullableTimestamp;
  /** The price from the end of the period on. */
  next_price_id: number | null;
  /** Of the card or account that pays, e.g. "Visa •••• 4242". */
  payment_method: string | null;
  cancel_reason: string | null;
  /** Why an admin gave, extended or ended it. */
  note: string | null;
  /** Which read of the provider this is: an earlier one never replaces a later one. */
  provider_version: WithDefault<number>;
}

/** A subscription somebody is charged for at the provider, and nobody has here. */
export interface OrphanSubscriptionTable {
  provider_id: string;
  customer_id: string;
  /** Of the customer there. */
  email: string | null;
  /** Whom the customer was made for: an id of this site, or of another one that uses the same account there. */
  named_user_id: number | null;
  /** The price at the provider. */
  price_id: string;
  /** In minor units. */
  amount: number | null;
  currency: string;
  status: SubscriptionStatus;
  found_at: CreatedAt;
  seen_at: CreatedAt;
}

export type CheckoutState = 'open' | 'complete' | 'expired' | 'failed';

/** One try to buy; of each user one is open at most. */
export interface CheckoutTable extends Stamps {
  id: Id;
  user_id: number;
  product_id: number;
  price_id: number;
  provider_id: string | null;
  /** The page of the provider. */
  url: string | null;
  state: WithDefault<CheckoutState>;
}

/** An own copy of the numbers; the document itself is the provider's. */
export interface InvoiceTable {
  id: Id;
  /** Null once the account is deleted: invoices are kept. */
  user_id: number | null;
  provider_id: string;
  subscription_id: number | null;
  number: string | null;
  status: string;
  currency: string;
  subtotal: number;
  tax: number;
  total: number;
  amount_paid: number;
  amount_refunded: WithDefault<number>;
  pdf_url: string | null;
  hosted_url: string | null;
  period_start: NullableTimestamp;
  period_end: NullableTimestamp;
  issued_at: CreatedAt;
  provider_version: WithDefault<number>;
}

export type StripeEventState = 'received' | 'applied' | 'ignored';

/** The ledger of what the provider has told: each event once. */
export interface StripeEventTable {
  id: string;
  type: string;
  /** What it is about. */
  object_id: string;
  subscription_id: string | null;
  state: WithDefault<StripeEventState>;
  attempts: WithDefault<number>;
  error: string | null;
  /** As the provider dates it. */
  happened_at: NullableTimestamp;
  received_at: CreatedAt;
  applied_at: NullableTimestamp;
}

export type RefundState = 'asked' | 'done' | 'refused';

/** Money given back for an invoice: written down before the provider is asked, and asked for until it answers. */
export interface RefundTable extends Stamps {
  id: Id;
  invoice_id: number;
  /** Made by who asks: the same key is one refund. */
  request_key: string;
  /** In minor units of the invoice's currency. */
  amount: number;
  reason: string;
  /** The plan the invoice was for ends with it. */
  ends_plan: boolean;
  state: WithDefault<RefundState>;
  actor_id: number | null;
}

/** Figures of a day in UTC, a row for each currency; the job that counts them writes today's again and again. */
export interface RevenueDayTable {
  /** `YYYY-MM-DD` */
  day: string;
  currency: string;
  /** Monthly recurring revenue at the end of the day, in minor units. */
  mrr: number;
  /** Subscriptions that are paid for at the end of the day. */
  subscribers: number;
  began: number;
  ended: number;
  trials_ended: number;
  /** Of those, how many went on as paid plans. */
  trials_converted: number;
}

export interface BillingTables {
  refunds: RefundTable;
  revenue_days: RevenueDayTable;
  products: ProductTable;
  prices: PriceTable;
  billing_customers: BillingCustomerTable;
  subscriptions: SubscriptionTable;
  orphan_subscriptions: OrphanSubscriptionTable;
  checkouts: CheckoutTable;
  invoices: InvoiceTable;
  stripe_events: StripeEventTable;
}
