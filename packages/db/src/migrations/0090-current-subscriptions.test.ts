import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../migrate.ts';
import { withDatabase } from '../testing-migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0090'));

it('of several current subscriptions of a user the paid one stays, else the newest; what has lapsed is over', async () => {
  await withDatabase('', async (db) => {
    await migrate(db, before);
    const statements = [
      sql`insert into users (email, display_name) values ('a@example.com', 'A'), ('b@example.com', 'B'), ('c@example.com', 'C')`,
      sql`insert into products (name) values ('P')`,
      sql`insert into subscriptions (user_id, product_id, provider_id, status, ends_at) values
        (1, 1, 'sub_1', 'past_due', null), (1, 1, null, 'active', null), (1, 1, 'sub_0', 'canceled', null),
        (2, 1, null, 'active', null), (2, 1, null, 'active', now() + interval '1 day'),
        (3, 1, null, 'active', now() + interval '1 day'), (3, 1, null, 'active', now() - interval '1 day')`,
    ];
    for (const statement of statements) await statement.execute(db);
    await migrate(db);
    const { rows } = await sql<{ id: number; status: string }>`
      select id, status from subscriptions order by id`.execute(db);
    expect(rows.map(({ status }) => status)).toEqual([
      ...['past_due', 'canceled', 'canceled'],
      ...['canceled', 'active'],
      ...['active', 'canceled'],
    ]);
    const second = sql`insert into subscriptions (user_id, product_id, status) values (1, 1, 'trialing')`;
    await expect(second.execute(db)).rejects.toThrow('subscriptions_current');
  });
});
