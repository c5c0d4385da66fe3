import { type Kysely, sql } from 'kysely';

const current = sql`status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')`;

/**
 * Of each user one subscription is current. Those whose end has passed are over first. Of several that are left the paid
 * one stays, else the newest; the others are over here, and a comparison with the provider lists those that go on there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`update subscriptions set status = 'canceled', updated_at = now() where ${current} and ends_at <= now()`,
    sql`update subscriptions s set status = 'canceled', ends_at = now(), updated_at = now()
      from (select id, row_number() over (partition by user_id order by provider_id is null, id desc) as place
        from subscriptions where ${current}) d
      where d.id = s.id and d.place > 1`,
    sql`create unique index subscriptions_current on subscriptions (user_id) where ${current}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
