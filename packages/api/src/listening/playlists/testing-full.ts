import type { Db } from '@kantele/db';
import { sql } from 'kysely';

/** Puts so many places into a playlist, of tracks that are not there. */
export async function fillPlaces(db: Db, id: number, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    // Not what is tested: on a busy machine it may take longer than a statement of a request.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`insert into playlist_tracks (playlist_id, track_id, position, shown, name_key, length_sort)
      select ${id}::bigint, 1000000 + n, n, true, '', 0 from generate_series(1, ${count}::int) n`.execute(
      trx,
    );
  });
}
