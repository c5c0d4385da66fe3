import type { Database, Db, Transaction } from '@kantele/db';

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
