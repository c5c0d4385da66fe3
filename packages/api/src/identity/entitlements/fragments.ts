import type { StoredPermission } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';
import { type Status, validStatuses } from './statuses.ts';

/** Whether a row of `subscriptions`, here called `s`, gives what its plan gives, now. */
export function isValidNow(): RawBuilder<boolean> {
  const statuses = sql.join(validStatuses.map((status) => sql.lit(status)));
  return sql<boolean>`(s.status in (${statuses}) and (s.ends_at is null or s.ends_at > now()))`;
}

/** What the plans of a user give: of valid subscriptions, each with all of it. */
export function planPermissions(userId: RawBuilder<unknown>): RawBuilder<StoredPermission[][]> {
  return sql<StoredPermission[][]>`(select coalesce(json_agg(p.permissions), '[]') from subscriptions s
    join products p on p.id = s.product_id where s.user_id = ${userId} and ${isValidNow()})`;
}

/** A subscription as the user it belongs to is told of it. */
export interface HeldPlan {
  id: number;
  product_id: number;
  price_id: number | null;
  status: Status;
  valid: boolean;
}

/** The newest twenty subscriptions of a user, newest first. */
export function plansOf(userId: RawBuilder<unknown>): RawBuilder<HeldPlan[]> {
  return sql<HeldPlan[]>`(select coalesce(json_agg(h order by h.id desc), '[]')
    from (select s.id, s.product_id, s.price_id, s.status, ${isValidNow()} as valid from subscriptions s
      where s.user_id = ${userId} order by s.id desc limit 20) h)`;
}
