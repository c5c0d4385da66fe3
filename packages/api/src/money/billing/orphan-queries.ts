import type { Database } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import type { Executor } from './queries.ts';
import { currentStatuses } from './words.ts';

/** Notes a subscription nobody here has; once more, that it is still there. */
export async function putOrphan(db: Executor, values: Insertable<Database['orphan_subscriptions']>) {
  const { provider_id: _, ...rest } = values;
  await db
    .insertInto('orphan_subscriptions')
    .values(values)
    .onConflict((oc) =>
      oc.column('provider_id').doUpdateSet({ ...rest, seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}
export async function removeOrphan(db: Executor, providerId: string) {
  await db.deleteFrom('orphan_subscriptions').where('provider_id', '=', providerId).execute();
}
/** Removes those a comparison that began at a moment has not seen. @returns how many there are */
export async function removeUnseenOrphans(db: Executor, since: Date): Promise<number> {
  await db.deleteFrom('orphan_subscriptions').where('seen_at', '<', since).execute();
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from orphan_subscriptions`.execute(db);
  return rows[0]?.count ?? 0;
}
export async function databaseTime(db: Executor): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
}

/**
 * Subscriptions nobody here has, the newest first, with the account each can be attached to: that of its customer, else of
 * the customer's email, else the one the customer was made for. None where the plan is not sold here, or the account has
 * a plan or pays as another customer.
 */
export async function orphanRows(db: Executor, providerId: string | null = null) {
  const current = sql.join(currentStatuses.map((status) => sql.lit(status)));
  return db
    .selectFrom('orphan_subscriptions as o')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('users')
          .leftJoin('billing_customers as c', 'c.user_id', 'users.id')
          .select(['users.id as user_id', 'users.display_name', 'users.email as user_email'])
          .where(sql<boolean>`users.id = any(array(
            select x.user_id from billing_customers x where x.provider_id = o.customer_id
            union all select x.id from users x where lower(x.email) = lower(o.email)
            union all select o.named_user_id))`)
          .where(sql<boolean>`coalesce(c.provider_id = o.customer_id,
            not exists (select from billing_customers x where x.provider_id = o.customer_id))`)
          .where(sql<boolean>`exists (select from prices p where p.provider_id = o.price_id)`)
          .where(sql<boolean>`not exists (select from subscriptions s where s.user_id = users.id
            and s.status in (${current}) and (s.ends_at is null or s.ends_at > now()))`)
          .orderBy(sql`c.provider_id is null`)
          .orderBy(sql`lower(users.email) is distinct from lower(o.email)`)
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .selectAll('o')
    .select(['a.user_id', 'a.display_name', 'a.user_email'])
    .$if(providerId !== null, (query) => query.where('o.provider_id', '=', providerId ?? ''))
    .orderBy('o.found_at', 'desc')
    .orderBy('o.provider_id')
    .limit(100)
    .execute();
}

/** Of invoices those that were paid for a plan somebody had here: of a plan there is, or of an account that was deleted. */
export async function servedInvoices(db: Executor, providerIds: readonly string[]): Promise<string[]> {
  if (providerIds.length === 0) return [];
  const rows = await db
    .selectFrom('invoices')
    .select('provider_id')
    .where('provider_id', 'in', [...providerIds])
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('subscription_id', 'is not', null)]))
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}
