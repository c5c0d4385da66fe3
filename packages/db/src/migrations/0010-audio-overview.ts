import { type Kysely, sql } from 'kysely';

/** What the administration counts: files by codec, made files by kind, and how fast analyses end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Unknown for indexes made before.
    sql`alter table originals add column index_size integer check (index_size >= 0)`,
    sql`create index originals_codec on originals (codec, track_id) include (size, index_size)`,
    sql`create index renditions_kind on renditions (kind) include (size)`,
    sql`create index audio_analyses_newest on audio_analyses (created_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
