import type { Subscription } from '@kantele/api/contract/billing';
import { line } from '@kantele/api/translate';

/** How a subscription stands, as people call it. */
export type PlanState = 'trialing' | 'active' | 'past_due' | 'canceled_until' | 'ended' | 'incomplete';

/** One of the states the billing page has words for. */
export function stateOf({
  status,
  valid,
  ends_at,
}: Pick<Subscription, 'status' | 'valid' | 'ends_at'>): PlanState {
  if (status === 'incomplete') return 'incomplete';
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'past_due';
  if (!valid) return 'ended';
  if (ends_at !== null) return 'canceled_until';
  return status === 'trialing' ? 'trialing' : 'active';
}

export const stateWords: Record<
  PlanState,
  { label: string; tone: 'positive' | 'info' | 'warning' | 'danger' | 'neutral' }
> = {
  trialing: { label: line('Free trial'), tone: 'info' },
  active: { label: line('Active'), tone: 'positive' },
  past_due: { label: line('Payment failed'), tone: 'danger' },
  canceled_until: { label: line('Cancelled'), tone: 'warning' },
  ended: { label: line('Ended'), tone: 'neutral' },
  incomplete: { label: line('Not paid yet'), tone: 'warning' },
};
