import { type Kysely, sql } from 'kysely';

/** Subscriptions somebody is charged for at the provider and nobody has here: until an admin ends or attaches them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table orphan_subscriptions (
    provider_id text primary key,
    customer_id text not null,
    email text,
    named_user_id bigint,
    price_id text not null,
    amount integer,
    currency text not null,
    status text not null,
    found_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`.execute(db);
}
