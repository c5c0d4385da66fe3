import type { Status } from '../../identity/entitlements/statuses.ts';
import type { Interval } from './words.ts';

/** What the provider is told of a price. */
export interface SoldPrice {
  amount: number;
  currency: string;
  interval: Interval;
  interval_count: number;
}

/** A plan as the provider has it. */
export interface ProviderProduct {
  id: string;
  name: string;
  description: string;
  prices: (SoldPrice & { id: string; active: boolean })[];
}

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  id: string;
  customer: string;
  price: string;
  /** Of the price, in minor units; null for prices of another kind than this site makes. */
  amount: number | null;
  currency: string;
  status: Status;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  /** It ends then; null goes on. */
  endsAt: Date | null;
  canceledAt: Date | null;
  /** From the end of the period on. */
  nextPrice: string | null;
  paymentMethod: string | null;
  cancelReason: string | null;
}

/** Who pays there. */
export interface ProviderCustomer {
  email: string | null;
  /** The user a site made it for; null for one made by hand. */
  userId: number | null;
}

export interface ProviderInvoice {
  id: string;
  customer: string;
  subscription: string | null;
  number: string | null;
  status: string;
  currency: string;
  subtotal: number;
  tax: number;
  total: number;
  amountPaid: number;
  amountRefunded: number;
  pdfUrl: string | null;
  hostedUrl: string | null;
  periodStart: Date;
  periodEnd: Date;
  issuedAt: Date;
}

/** Something that has happened there; only which thing it is about is believed, its state is asked for. */
export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  happenedAt: Date;
  subscription: string | null;
  invoice: string | null;
  checkout: string | null;
  product: string | null;
}

export interface ProviderCheckout {
  id: string;
  url: string | null;
  state: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export interface CheckoutRequest {
  /** The same key gives the same checkout, however often and from wherever it is sent. */
  key: string;
  customer: string;
  price: string;
  trialDays: number;
  promotionCodes: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** What a change to another price costs now. In minor units. */
export interface ProviderPreview {
  currency: string;
  credit: number;
  charge: number;
  tax: number;
  dueNow: number;
}

/** The one door to whoever takes the money: a second provider is a second file that fulfils this. */
export interface PaymentProvider {
  /** Makes the product, or changes it; answers its name there. */
  putProduct(product: { key: string; id: string | null; name: string; description: string }): Promise<string>;
  /** Makes the price; the same key makes it once. */
  createPrice(
    price: SoldPrice & { key: string; product: string; taxBehavior: 'inclusive' | 'exclusive' },
  ): Promise<string>;
  archivePrice(id: string): Promise<void>;
  /** Everything that is on sale there. */
  listProducts(): Promise<ProviderProduct[]>;
  createCustomer(customer: { key: string; userId: number; email: string }): Promise<string>;
  /** Null when there is none, or none any more. */
  getCustomer(id: string): Promise<ProviderCustomer | null>;
  createCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Null when there is none. */
  getCheckout(id: string): Promise<ProviderCheckout | null>;
  /** Closes a checkout nobody shall pay; one that is over stays what it is. */
  expireCheckout(id: string): Promise<void>;
  getSubscription(id: string): Promise<ProviderSubscription | null>;
  /** All there are, also those that have ended. */
  listSubscriptions(): AsyncIterable<ProviderSubscription>;
  previewChange(change: { subscription: string; price: string; at: Date }): Promise<ProviderPreview>;
  /** Changes the price at once; the difference is paid at once. */
  changeNow(change: { key: string; subscription: string; price: string; at: Date }): Promise<void>;
  /** Changes the price at the end of the period. */
  changeLater(change: { subscription: string; price: string }): Promise<void>;
  /** Ends it with its period. */
  cancelAtEnd(subscription: string, reason: string): Promise<void>;
  cancelNow(subscription: string): Promise<void>;
  /** Takes back what was to come at the end of the period. */
  resume(subscription: string): Promise<void>;
  /** The page of the provider for cards, addresses and invoices. */
  createPortal(portal: { customer: string; returnUrl: string; locale: string }): Promise<string>;
  /**
   * Gives money of a paid invoice back to where it came from; the same key gives it once.
   * @param refund.amount in minor units of the invoice's currency
   */
  refundInvoice(refund: { key: string; invoice: string; amount: number; reason: string }): Promise<void>;
  getInvoice(id: string): Promise<ProviderInvoice | null>;
  listInvoices(customer: string): Promise<ProviderInvoice[]>;
  /**
   * What a webhook tells.
   * @param secrets those that are in use: two while one replaces the other
   * @throws WebhookRefused for a signature that fits none, or is older or newer than five minutes
   */
  readEvent(body: Buffer, signature: string, secrets: readonly string[], now: Date): ProviderEvent;
}

/** The message is not from the provider, or not from now. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The provider cannot be reached, or is busy with the same request: later is worth a try. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider refuses: what was asked for makes no sense there. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}
