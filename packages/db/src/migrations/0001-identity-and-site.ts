import { type Kysely, sql } from 'kysely';

/** Users, roles, sessions; settings and themes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create extension if not exists pg_trgm`,
    sql`create table users (
      id bigint generated always as identity primary key,
      email text not null,
      password_hash text,
      display_name text not null check (length(display_name) between 1 and 255),
      first_name text, last_name text, avatar text,
      language text, country text, timezone text,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create unique index users_email on users (lower(email))`,
    sql`create table roles (
      id bigint generated always as identity primary key,
      name text not null unique,
      description text not null default '',
      type text not null default 'site' check (type in ('site', 'workspace')),
      "default" boolean not null default false,
      guests boolean not null default false,
      permissions jsonb not null default '[]',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create unique index roles_one_guest on roles (guests) where guests`,
    sql`create unique index roles_one_default on roles ("default") where "default"`,
    sql`create table user_roles (
      user_id bigint not null references users on delete cascade,
      role_id bigint not null references roles on delete cascade,
      primary key (user_id, role_id)
    )`,
    sql`create index user_roles_role on user_roles (role_id)`,
    sql`create table sessions (
      id_hash text primary key,
      user_id bigint not null references users on delete cascade,
      expires_at timestamptz not null,
      remember boolean not null,
      created_at timestamptz not null default now()
    )`,
    sql`create index sessions_user on sessions (user_id)`,
    sql`create index sessions_expiry on sessions (expires_at)`,
    sql`create table settings (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    )`,
    sql`create table themes (
      id bigint generated always as identity primary key,
      name text not null,
      colors jsonb not null,
      is_dark boolean not null,
      default_light boolean not null default false,
      default_dark boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create unique index themes_one_default_light on themes (default_light) where default_light`,
    sql`create unique index themes_one_default_dark on themes (default_dark) where default_dark`,
    // One row: raised whenever settings, themes, roles or menus change; page caches carry it in their keys.
    sql`create table site_revision (
      id boolean primary key default true check (id),
      revision bigint not null default 1
    )`,
    sql`insert into site_revision default values`,
    sql`create function raise_site_revision() returns trigger language plpgsql as $$
      begin update site_revision set revision = revision + 1; return null; end $$`,
    sql`create trigger settings_revision after insert or update or delete on settings
      for each statement execute function raise_site_revision()`,
    sql`create trigger themes_revision after insert or update or delete on themes
      for each statement execute function raise_site_revision()`,
    sql`create trigger roles_revision after insert or update or delete on roles
      for each statement execute function raise_site_revision()`,
    // A worker that dies stops renewing; its jobs go back to the queue when the lease is over.
    sql`create table worker_leases (
      worker_id text primary key,
      renewed_at timestamptz not null default now()
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
