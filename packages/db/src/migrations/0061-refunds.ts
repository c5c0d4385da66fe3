import { type Kysely, sql } from 'kysely';

/**
 * Refunds of invoices, each written down before the provider is asked, and the figures of each day. An amount asked for
 * is taken from what is left to refund until the provider has refused it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table refunds (
    id bigint generated always as identity primary key,
    invoice_id bigint not null references invoices on delete cascade,
    request_key uuid not null unique,
    amount integer not null check (amount > 0),
    reason text not null,
    ends_plan boolean not null,
    state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
    actor_id bigint references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index refunds_of_invoice on refunds (invoice_id)`.execute(db);
  await sql`create index refunds_asked on refunds (updated_at) where state = 'asked'`.execute(db);
  await sql`create index refunds_of_actor on refunds (actor_id) where actor_id is not null`.execute(db);
  await sql`create table revenue_days (
    day date not null,
    currency text not null,
    mrr bigint not null,
    subscribers integer not null,
    began integer not null,
    ended integer not null,
    trials_ended integer not null,
    trials_converted integer not null,
    primary key (day, currency)
  )`.execute(db);
}
