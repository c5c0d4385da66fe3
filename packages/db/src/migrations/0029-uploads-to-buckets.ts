import { type Kysely, sql } from 'kysely';

/** Uploads whose bytes a browser sends to the bucket itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table upload_sessions add column multipart_id text`,
    sql`alter table upload_sessions add column writable_until timestamptz`,
    sql`create index upload_sessions_writable on upload_sessions (writable_until)
      where writable_until is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
