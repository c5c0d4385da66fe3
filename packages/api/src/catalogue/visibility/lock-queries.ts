import type { Database } from '@kantele/db';
import { sql, type Transaction } from 'kysely';

interface Locked {
  albumIds?: readonly number[];
  /** Tracks, with the albums they are on. */
  trackIds?: readonly number[];
  /** Albums as imports know them. */
  importKeys?: readonly string[];
}

/** See `lockMusic`. */
export async function lockAlbumsAndTracks(
  trx: Transaction<Database>,
  { albumIds = [], trackIds = [], importKeys = [] }: Locked,
): Promise<void> {
  const tracks = sql`any(${[...trackIds]}::bigint[])`;
  await sql`select 1 from albums where id in (
      select unnest(${[...albumIds]}::bigint[])
      union select album_id from tracks where id = ${tracks}
      union select id from albums where import_key = any(${[...importKeys]}::text[]))
    order by id for no key update`.execute(trx);
  await sql`select 1 from tracks where id = ${tracks} order by id for no key update`.execute(trx);
}
