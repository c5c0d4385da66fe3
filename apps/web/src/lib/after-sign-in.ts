import { safeRedirectPath } from './safe-redirect-path.ts';

/** A plan that was chosen before there was an account. */
export interface Onboarding {
  productId: string | number;
  priceId: string | number;
}

const safeId = /^[A-Za-z0-9_-]{1,64}$/;

/** The checkout of the chosen plan; null unless both are plain ids. */
export function checkoutPath(selection: unknown): string | null {
  if (typeof selection !== 'object' || selection === null) return null;
  const { productId, priceId } = selection as Partial<Onboarding>;
  const ids = [productId, priceId].map((id) => (typeof id === 'number' ? String(id) : id));
  if (!ids.every((id) => typeof id === 'string' && safeId.test(id))) return null;
  return `/checkout/${ids[0]}/${ids[1]}`;
}

interface Wishes {
  /** `?redirect=` of the page: where somebody wanted to go before signing in. */
  asked?: unknown;
  /** What is stored of a plan chosen on the pricing page. */
  onboarding?: unknown;
  /** The setting `auth.redirect`. */
  configured?: unknown;
}

/** Where signing in leads: what was asked for, the checkout of a chosen plan, the configured page, the start page. */
export function redirectAfterSignIn({ asked, onboarding, configured }: Wishes): string {
  return safeRedirectPath(asked) ?? checkoutPath(onboarding) ?? safeRedirectPath(configured) ?? '/';
}
