import type { Status } from '../../identity/entitlements/statuses.ts';
import { currentStatuses } from './words.ts';

interface Offer {
  hidden: boolean;
  free: boolean;
  archived_at: Date | null;
}

/** Whether somebody may buy it, or change to it. */
export function isOffered({ hidden, free, archived_at }: Offer): boolean {
  return !hidden && !free && archived_at === null;
}

interface Held {
  status: Status;
  ends_at: Date | null;
  provider_id: string | null;
}

/** Whether a status is that of a current plan; of each user one is. */
export function isCurrentStatus(status: Status): boolean {
  const current: readonly Status[] = currentStatuses;
  return current.includes(status);
}

/** Whether the person has a plan that goes on, and so changes it instead of buying another. */
export function isCurrent(held: Held, now: Date): boolean {
  return isCurrentStatus(held.status) && (held.ends_at === null || held.ends_at > now);
}
