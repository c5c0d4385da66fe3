import type { Price, Product } from '@kantele/api/contract/billing';
import type { CurrentUser } from '@kantele/api/contract/bootstrap';

/** Where choosing a plan leads. */
export type PlanStep =
  | { kind: 'register'; selection: { productId: number; priceId: number } | null }
  | { kind: 'current' }
  | { kind: 'checkout' | 'change'; productId: number; priceId: number }
  | { kind: 'end' }
  | { kind: 'none' };

/** Guests register first, subscribers change, everybody else pays; who has the plan is told so. */
export function planStep(
  user: Pick<CurrentUser, 'subscriptions'> | null,
  plan: Pick<Product, 'id' | 'free'>,
  price: Pick<Price, 'id'> | null,
): PlanStep {
  const choice = price && !plan.free ? { productId: plan.id, priceId: price.id } : null;
  if (!user) return { kind: 'register', selection: choice };
  const held = user.subscriptions?.find(({ valid }) => valid);
  if (!held) {
    if (plan.free) return { kind: 'current' };
    return choice ? { kind: 'checkout', ...choice } : { kind: 'none' };
  }
  if (plan.free) return { kind: 'end' };
  const isSame = held.product_id === plan.id && (held.price_id === null || held.price_id === price?.id);
  if (isSame) return { kind: 'current' };
  return choice ? { kind: 'change', ...choice } : { kind: 'none' };
}
