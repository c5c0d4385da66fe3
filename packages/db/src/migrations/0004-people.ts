import { type Kysely, sql } from 'kysely';

/** Accounts, sessions a person can see, tokens, social profiles, mail, languages, audit events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table users
      add column permissions jsonb not null default '[]',
      add column suspended_at timestamptz,
      add column suspended_until timestamptz,
      add column suspended_reason text,
      add column last_login_at timestamptz,
      add column name_key text not null generated always as (lower(display_name)) stored`,
    sql`create index users_created on users (created_at, id)`,
    sql`create index users_name on users (name_key, id)`,
    sql`create index users_email_order on users (email, id)`,
    sql`create index users_search on users using gin (lower(display_name || ' ' || email) gin_trgm_ops)`,
    sql`create index users_suspended on users (suspended_at) where suspended_at is not null`,
    // Few have permissions of their own: whether somebody is still an admin reads these and the roles.
    sql`create index users_own_permissions on users (id) where permissions <> '[]'`,
    sql`create index users_unverified on users (created_at) where email_verified_at is null`,
    sql`alter table sessions
      add column id bigint generated always as identity unique,
      add column authenticated_at timestamptz not null default now(),
      add column last_seen_at timestamptz not null default now(),
      add column user_agent text,
      add column ip text,
      add column impersonator_id bigint references users on delete cascade`,
    sql`create index sessions_impersonator on sessions (impersonator_id) where impersonator_id is not null`,
    // Reset links: the table holds hashes, a used row is gone.
    sql`create table password_resets (
      token_hash text primary key,
      user_id bigint not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`,
    sql`create index password_resets_user on password_resets (user_id)`,
    sql`create index password_resets_expiry on password_resets (expires_at)`,
    sql`create table consents (
      user_id bigint not null references users on delete cascade,
      policy_id text not null,
      label text not null,
      accepted_at timestamptz not null default now(),
      primary key (user_id, policy_id)
    )`,
    sql`create table access_tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      name text not null check (length(name) between 1 and 255),
      token_hash text not null unique,
      scope text not null check (scope in ('read', 'write')),
      expires_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    sql`create index access_tokens_user on access_tokens (user_id, id)`,
    sql`create table social_profiles (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      service_name text not null,
      subject text not null,
      username text not null,
      email text,
      created_at timestamptz not null default now(),
      unique (service_name, subject),
      unique (user_id, service_name)
    )`,
    // A sign-in under way at a provider, and afterwards a profile that waits for the password of its account.
    sql`create table social_attempts (
      state_hash text primary key,
      service_name text not null,
      intent text not null check (intent in ('login', 'connect')),
      user_id bigint references users on delete cascade,
      browser_hash text not null,
      verifier text not null,
      nonce text not null,
      profile jsonb,
      expires_at timestamptz not null
    )`,
    sql`create index social_attempts_expiry on social_attempts (expires_at)`,
    sql`create index social_attempts_user on social_attempts (user_id)`,
    sql`create table human_checks_used (
      signature text primary key,
      expires_at timestamptz not null
    )`,
    sql`create unlogged table attempts (
      key text primary key,
      count integer not null,
      until timestamptz not null
    )`,
    sql`create index attempts_until on attempts (until)`,
    sql`create table mails (
      id uuid primary key default gen_random_uuid(),
      template text not null,
      recipient text not null,
      language text not null,
      params jsonb,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`,
    sql`create index mails_created on mails (created_at)`,
    sql`create table localizations (
      id bigint generated always as identity primary key,
      language text not null unique,
      name text not null,
      enabled boolean not null default true,
      lines jsonb not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create trigger localizations_revision after insert or update or delete on localizations
      for each statement execute function raise_site_revision()`,
    sql`create table audit_events (
      id bigint generated always as identity primary key,
      actor_id bigint references users on delete set null,
      actor_name text not null,
      action text not null,
      object_type text,
      object_id text,
      data jsonb not null default '{}',
      ip text,
      created_at timestamptz not null default now()
    )`,
    sql`create index audit_events_actor on audit_events (actor_id, id)`,
    sql`create index audit_events_action on audit_events (action, id)`,
    sql`create index audit_events_object on audit_events (object_type, object_id, id)`,
    sql`create index audit_events_created on audit_events (created_at)`,
    sql`create table saved_views (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      screen text not null,
      name text not null,
      search text not null,
      created_at timestamptz not null default now(),
      unique (user_id, screen, name)
    )`,
    sql`create table data_exports (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      state text not null default 'queued' check (state in ('queued', 'ready', 'failed')),
      token_hash text unique,
      storage_key text,
      size bigint,
      expires_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    sql`create index data_exports_user on data_exports (user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
