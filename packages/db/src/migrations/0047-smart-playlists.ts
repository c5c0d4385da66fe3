import { type Kysely, sql } from 'kysely';

/**
 * Playlists that a rule fills: `rules` is the rule, null for those filled by hand; `filled_at` is when its places were
 * worked out last, null when they must be.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table playlists add column rules jsonb, add column filled_at timestamptz`.execute(db);
}
