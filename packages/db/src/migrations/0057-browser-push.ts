import { type Kysely, sql } from 'kysely';

/**
 * Browsers that show messages (Push API). Each belongs to a session: with that it is gone, so that nobody who has signed
 * out, or was signed out, is told anything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table push_subscriptions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      session_id bigint not null references sessions (id) on delete cascade,
      endpoint text not null check (length(endpoint) <= 2000),
      p256dh text not null,
      auth text not null,
      failing_since timestamptz,
      created_at timestamptz not null default now()
    )`,
    sql`create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)`,
    sql`create index push_subscriptions_user on push_subscriptions (user_id, id)`,
    sql`create index push_subscriptions_session on push_subscriptions (session_id)`,
    sql`create index push_subscriptions_failing on push_subscriptions (failing_since) where failing_since is not null`,
    sql`alter table notifications add column push_due boolean not null default false`,
    sql`create index notifications_push on notifications (user_id, position) where push_due`,
  ];
  for (const statement of statements) await statement.execute(db);
}
