import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** Rows that are looked at in one statement. */
const portion = 5_000;
const kept = {
  albums: ['refresh_album_artists', 'refresh_album_artwork'],
  tracks: ['refresh_track_artists', 'refresh_track_lyrics'],
} as const;

/**
 * Works out anew what albums and tracks keep of others for their lists (migration 0018), and mends what differs, as
 * after rows were written past the triggers. Answers how many values were mended.
 */
export async function refreshSummaries({ db, services, signal }: Context): Promise<number> {
  let mended = 0;
  for (const [table, functions] of Object.entries(kept)) {
    for (let from = 0, isMore = true; isMore; from += portion) {
      signal.throwIfAborted();
      const { rows } = await sql<{ mended: number; is_more: boolean }>`
        select ${sql.join(
          functions.map((name) => sql`${sql.id(name)}(ids)`),
          sql` + `,
        )} as mended, exists (select 1 from ${sql.table(table)} where id >= ${from + portion}) as is_more
        from (select array(select id from ${sql.table(table)} where id >= ${from} and id < ${from + portion}) as ids) x`.execute(
        db,
      );
      mended += rows[0]?.mended ?? 0;
      isMore = rows[0]?.is_more ?? false;
    }
  }
  if (mended > 0) services.log.warn({ mended }, 'summaries of albums and tracks differed from the truth');
  return mended;
}
