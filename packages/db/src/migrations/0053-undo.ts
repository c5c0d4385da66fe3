import { type Kysely, sql } from 'kysely';

/** What was deleted by a person within the last day: rows as they were, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table undo_records (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null,
      created_at timestamptz not null default now()
    )`,
    sql`create index undo_records_created on undo_records (created_at)`,
    sql`create index undo_records_user on undo_records (user_id)`,
    sql`create table undo_rows (
      record_id bigint not null references undo_records on delete cascade,
      step smallint not null,
      table_name text not null,
      data jsonb not null
    )`,
    sql`create index undo_rows_record on undo_rows (record_id, step)`,
    // Pictures of what is kept are not removed yet.
    sql`create index undo_rows_image on undo_rows ((data->>'image_hash')) where data->>'image_hash' is not null`,
    sql`create index undo_rows_banner on undo_rows ((data->>'banner_hash')) where data->>'banner_hash' is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
