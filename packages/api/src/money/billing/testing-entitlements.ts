import { sql } from 'kysely';
import type { BillingSite } from './testing.ts';

const rows = async <Row>(site: BillingSite, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(site.services.db)).rows;

/**
 * Entitlements that differ from what is paid for: a subscription there that nobody has here and is not listed as an orphan,
 * one that is over there and gives something here, one of another price, two current ones of a person.
 */
export async function wrongEntitlements(site: BillingSite): Promise<string[]> {
  const here = await rows(
    site,
    sql<{ provider_id: string; valid: boolean; price: string }>`
    select s.provider_id, p.provider_id as price,
      s.status in ('trialing', 'active', 'past_due') and (s.ends_at is null or s.ends_at > now()) as valid
    from subscriptions s join prices p on p.id = s.price_id where s.provider_id is not null`,
  );
  const orphans = await rows(site, sql<{ id: string }>`select provider_id as id from orphan_subscriptions`);
  const isOrphan = new Set(orphans.map(({ id }) => id));
  const rowOf = new Map(here.map((row) => [row.provider_id, row]));
  const there = Object.values(site.stripe.state.subscriptions).flatMap(({ id, status, price }) => {
    const row = rowOf.get(id);
    const valid = ['trialing', 'active', 'past_due'].includes(status);
    if (!valid) return row?.valid || isOrphan.has(id) ? [`${id} is ${status} there and not over here`] : [];
    if (!row) return isOrphan.has(id) ? [] : [`${id} is paid for, and nobody here has it`];
    if (isOrphan.has(id)) return [`${id} is somebody’s and an orphan`];
    return row.valid && row.price === price
      ? []
      : [`${id} is ${status} of ${price} there, here ${row.price} ${row.valid}`];
  });
  const doubled = await rows(
    site,
    sql<{ what: string }>`select 'two plans of ' || user_id as what from subscriptions
    where status in ('trialing', 'active', 'past_due', 'incomplete') and (ends_at is null or ends_at > now())
    group by user_id having count(*) > 1`,
  );
  return [...there, ...doubled.map(({ what }) => what)];
}
