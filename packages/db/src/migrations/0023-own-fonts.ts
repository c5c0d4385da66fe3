import { type Kysely, sql } from 'kysely';

/** Fonts of the look of the site: uploaded in the appearance editor, and kept while something names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table appearance_fonts (
      hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
      facts jsonb not null,
      size integer not null check (size > 0),
      created_at timestamptz not null default now()
    )`,
    sql`alter table stored_files drop constraint stored_files_kind_check`,
    sql`alter table stored_files add constraint stored_files_kind_check
      check (kind in ('rendition', 'index', 'image', 'font', 'export', 'unknown')) not valid`,
    sql`alter table stored_files validate constraint stored_files_kind_check`,
  ];
  for (const statement of statements) await statement.execute(db);
}
