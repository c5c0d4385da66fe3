import { type Kysely, sql } from 'kysely';

/** Places for advertisements. Pages carry what is in them, so a change raises the revision of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table ads (
      slot text primary key,
      kind text not null check (kind in ('off', 'banner', 'code')),
      height integer not null check (height between 1 and 1000),
      image text,
      link text not null default '',
      alt text not null default '',
      html text not null default '',
      needs_consent boolean not null default true,
      updated_at timestamptz not null default now()
    )`,
    sql`create trigger ads_revision after insert or update or delete on ads
      for each statement execute function raise_site_revision()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
