import { type Kysely, sql } from 'kysely';

/** A track may be a part of its file, as a cue sheet divides it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table originals
      add column cut_begin integer check (cut_begin >= 0),
      add column cut_end integer check (cut_end > cut_begin)`,
    // Tracks of one file, so that its bytes are counted once.
    sql`create index originals_cut on originals (codec, storage_key) include (size, index_size) where cut_begin is not null`,
    sql`alter table library_files add column cue text`,
  ];
  for (const statement of statements) await statement.execute(db);
}
