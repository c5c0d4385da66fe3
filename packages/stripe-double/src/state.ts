import { randomBytes } from 'node:crypto';

export type Interval = 'day' | 'week' | 'month' | 'year';
export type Card = 'works' | 'declined' | 'fails_later';

export interface ProductState {
  id: string;
  name: string;
  description: string | null;
  active: boolean;
  created: number;
}
export interface PriceState {
  id: string;
  product: string;
  amount: number;
  currency: string;
  interval: Interval;
  intervalCount: number;
  taxBehavior: 'inclusive' | 'exclusive';
  active: boolean;
  created: number;
}
export interface CustomerState {
  id: string;
  email: string | null;
  name: string | null;
  userId: string | null;
  card: Card;
  created: number;
}
export interface SessionState {
  id: string;
  customer: string;
  price: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  successUrl: string;
  cancelUrl: string;
  trialDays: number;
  promotionCodes: boolean;
  expires: number;
  created: number;
}
export interface SubscriptionState {
  id: string;
  item: string;
  customer: string;
  price: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  start: number;
  end: number;
  trialEnd: number | null;
  cancelAtEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  comment: string | null;
  /** Percent off each invoice. */
  percentOff: number;
  schedule: string | null;
  latestInvoice: string | null;
  /** Payments that failed one after another, and when the next is tried. */
  failures: number;
  retryAt: number | null;
  created: number;
}
export interface ScheduleState {
  id: string;
  subscription: string;
  status: 'active' | 'released';
  phases: { price: string; start: number; end: number | null }[];
}
export interface LineState {
  amount: number;
  description: string;
  price: string;
  proration: boolean;
}
export interface InvoiceState {
  id: string;
  number: string;
  customer: string;
  subscription: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  currency: string;
  lines: LineState[];
  subtotal: number;
  tax: number;
  total: number;
  amountPaid: number;
  refunded: number;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  start: number;
  end: number;
  created: number;
  attempts: number;
}
export interface EventState {
  id: string;
  type: string;
  created: number;
  object: unknown;
}
export interface KeyState {
  request: string;
  /** Null while the first request of the key is worked on. */
  answer: { status: number; body: unknown } | null;
}

/** Everything the stand-in knows; plain data, so that it can be kept in a file. */
export interface State {
  /** Seconds that lie ahead of the clock of this machine. */
  ahead: number;
  serial: number;
  products: Record<string, ProductState>;
  prices: Record<string, PriceState>;
  customers: Record<string, CustomerState>;
  sessions: Record<string, SessionState>;
  subscriptions: Record<string, SubscriptionState>;
  schedules: Record<string, ScheduleState>;
  invoices: Record<string, InvoiceState>;
  events: Record<string, EventState>;
  keys: Record<string, KeyState>;
  /** Codes people may enter, and the percent they take off. */
  coupons: Record<string, number>;
}

export function emptyState(): State {
  return {
    ahead: 0,
    serial: 0,
    products: {},
    prices: {},
    customers: {},
    sessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    events: {},
    keys: {},
    coupons: { WELCOME20: 20 },
  };
}

/** Now, in seconds, as the stand-in has it. */
export function nowOf(state: State): number {
  return Math.floor(Date.now() / 1_000) + state.ahead;
}

/** A name as Stripe's look: a prefix, and letters that sort in the order they were made. */
export function newId(state: State, prefix: string): string {
  state.serial += 1;
  return `${prefix}_${state.serial.toString(36).padStart(6, '0')}${randomBytes(8).toString('hex')}`;
}

/** The end of a period that begins at a moment. */
export function periodEnd(start: number, { interval, intervalCount }: PriceState): number {
  if (interval === 'day' || interval === 'week') {
    return start + intervalCount * (interval === 'week' ? 7 : 1) * 86_400;
  }
  const date = new Date(start * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + intervalCount * (interval === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1_000;
}

/** A refusal as Stripe words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string> };

  constructor(status: number, error: { type: string; code?: string; message: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

/** @throws Refusal `resource_missing` */
export function find<Thing>(things: Record<string, Thing>, id: string | undefined, kind: string): Thing {
  const found = id !== undefined && Object.hasOwn(things, id) ? things[id] : undefined;
  if (!found) {
    throw new Refusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
      param: 'id',
    });
  }
  return found;
}

export function invalidRequest(message: string, param?: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) });
}

/** Decimal digits of an amount, as https://docs.stripe.com/currencies has them for prices. */
export function digitsOf(currency: string): number {
  if (/^(bhd|jod|kwd|omr|tnd)$/.test(currency)) return 3;
  return /^(bif|clp|djf|gnf|jpy|kmf|krw|mga|pyg|rwf|vnd|vuv|xaf|xof|xpf)$/.test(currency) ? 0 : 2;
}
