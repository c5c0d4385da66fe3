import { type Kysely, sql } from 'kysely';

/** Plans with their prices, who has which, tries to buy, invoices, and the ledger of the provider's events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table products (
      id bigint generated always as identity primary key,
      name text not null,
      description text not null default '',
      feature_list jsonb not null default '[]',
      hidden boolean not null default false,
      recommended boolean not null default false,
      free boolean not null default false,
      position integer not null default 0,
      permissions jsonb not null default '[]',
      trial_days integer not null default 0 check (trial_days between 0 and 730),
      tax_behavior text not null default 'exclusive' check (tax_behavior in ('inclusive', 'exclusive')),
      promotion_codes boolean not null default false,
      provider_id text unique,
      synced_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    // One plan is the free one at most: it is what everybody without a subscription has.
    sql`create unique index products_free on products ((free)) where free`,
    sql`create table prices (
      id bigint generated always as identity primary key,
      product_id bigint not null references products on delete cascade,
      amount integer not null check (amount > 0),
      currency text not null check (currency ~ '^[a-z]{3}$'),
      interval text not null check (interval in ('day', 'month', 'year')),
      interval_count integer not null default 1 check (interval_count between 1 and 1095),
      provider_id text unique,
      archived_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    sql`create index prices_of_product on prices (product_id, id)`,
    sql`create table billing_customers (
      user_id bigint primary key references users on delete cascade,
      provider_id text not null unique,
      created_at timestamptz not null default now()
    )`,
    sql`create table subscriptions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      product_id bigint not null references products,
      price_id bigint references prices,
      provider_id text unique,
      status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due',
        'unpaid', 'paused', 'canceled')),
      current_period_start timestamptz,
      current_period_end timestamptz,
      trial_end timestamptz,
      ends_at timestamptz,
      canceled_at timestamptz,
      next_price_id bigint references prices,
      payment_method text,
      cancel_reason text,
      note text,
      provider_version bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index subscriptions_of_user on subscriptions (user_id, id)`,
    sql`create index subscriptions_of_price on subscriptions (price_id)`,
    sql`create index subscriptions_of_product on subscriptions (product_id)`,
    sql`create table checkouts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      product_id bigint not null references products on delete cascade,
      price_id bigint not null references prices on delete cascade,
      provider_id text unique,
      url text,
      state text not null default 'open' check (state in ('open', 'complete', 'expired', 'failed')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    // Two tabs share one try, and so make one subscription.
    sql`create unique index checkouts_open on checkouts (user_id) where state = 'open'`,
    sql`create index checkouts_of_user on checkouts (user_id, id)`,
    sql`create table invoices (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      provider_id text not null unique,
      subscription_id bigint references subscriptions on delete set null,
      number text,
      status text not null,
      currency text not null,
      subtotal integer not null,
      tax integer not null,
      total integer not null,
      amount_paid integer not null,
      amount_refunded integer not null default 0,
      pdf_url text,
      hosted_url text,
      period_start timestamptz,
      period_end timestamptz,
      issued_at timestamptz not null default now(),
      provider_version bigint not null default 0
    )`,
    sql`create index invoices_of_user on invoices (user_id, id)`,
    sql`create table stripe_events (
      id text primary key,
      type text not null,
      object_id text not null,
      subscription_id text,
      state text not null default 'received' check (state in ('received', 'applied', 'ignored')),
      attempts integer not null default 0,
      error text,
      happened_at timestamptz,
      received_at timestamptz not null default now(),
      applied_at timestamptz
    )`,
    sql`create index stripe_events_waiting on stripe_events (received_at) where state = 'received'`,
    sql`create index stripe_events_by_time on stripe_events (received_at, id)`,
    // Each read of the provider takes a number before it begins: what began later has seen at least as much.
    sql`create sequence provider_reads`,
    ...['products', 'prices'].map(
      (table) => sql`create trigger ${sql.raw(`${table}_revision`)} after insert or update or delete
        on ${sql.table(table)} for each statement execute function raise_site_revision()`,
    ),
  ];
  for (const statement of statements) await statement.execute(db);
}
