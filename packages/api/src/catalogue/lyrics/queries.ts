import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function lyricsOf(db: Executor, trackId: number) {
  return db
    .selectFrom('lyrics')
    .select(['track_id', 'language', 'text', 'lines'])
    .where('track_id', '=', trackId)
    .executeTakeFirst();
}

interface LyricsValues {
  track_id: number;
  language: string | null;
  text: string;
  lines: { start_ms: number; text: string }[] | null;
}

export async function upsertLyrics(db: Executor, { track_id, language, text, lines }: LyricsValues) {
  const values = { language, text, lines: lines ? JSON.stringify(lines) : null };
  await db
    .insertInto('lyrics')
    .values({ track_id, ...values })
    .onConflict((oc) => oc.column('track_id').doUpdateSet({ ...values, updated_at: new Date() }))
    .execute();
}

export async function deleteLyricsRow(db: Executor, trackId: number) {
  const result = await db.deleteFrom('lyrics').where('track_id', '=', trackId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Tracks read of those that have all words; of these the best are answered. */
const tracksRead = 500;
/** Letters below which nearly every song would be found. */
const lettersAtLeast = 3;

/**
 * Lyrics of listed tracks that have all words of a query, the last as a beginning: those that have them in one piece
 * first, then the most played.
 */
export async function findLyrics(db: Db, query: string, limit: number) {
  if (query.replace(/[^\p{L}\p{N}]/gu, '').length < lettersAtLeast) return [];
  const { rows } = await findLyricsStatement(query, limit).execute(db);
  return rows;
}

/** The statement of `findLyrics`; exported for the test that explains it. */
export function findLyricsStatement(query: string, limit: number) {
  return sql<{ track_id: number; text: string; lines: { start_ms: number; text: string }[] | null }>`
    with asked as materialized (
      select (nullif(plainto_tsquery('pg_catalog.simple', lyrics_text(${query}))::text, '') || ':*')::tsquery as words
    ), found as materialized (
      select l.track_id, t.plays_count, l.text from lyrics l join tracks t on t.id = l.track_id
      where lyrics_words(l.text) @@ (select words from asked) and t.listed limit ${tracksRead}
    ), best as (
      select f.track_id, f.plays_count,
        ' ' || lyrics_text(f.text) like '% ' || lyrics_text(${query}) || '%' as whole
      from found f order by whole desc, f.plays_count desc, f.track_id limit ${limit}
    )
    select b.track_id, l.text, l.lines from best b join lyrics l on l.track_id = b.track_id
    order by b.whole desc, b.plays_count desc, b.track_id`;
}
