import { type Kysely, sql } from 'kysely';

/** Pictures of the look of the site: uploaded in the appearance editor, and kept while something names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table appearance_images (
    hash text primary key references images (hash),
    created_at timestamptz not null default now()
  )`.execute(db);
}
