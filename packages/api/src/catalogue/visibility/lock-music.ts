import type { Database } from '@kantele/db';
import { sql, type Transaction } from 'kysely';

interface Locked {
  albumIds?: readonly number[];
  /** Tracks, with the albums they are on. */
  trackIds?: readonly number[];
  /** Albums as imports know them. */
  importKeys?: readonly string[];
}

/**
 * Locks albums and then tracks until the end of the transaction, each in the order of their ids. A change of an album
 * goes on to its tracks (what lists show, what is deleted with it) and a change of a track to its album (how loud it is):
 * of two who begin at either end one would be given up. The order for all: artists, albums, tracks, playlists, their
 * places.
 */
export async function lockMusic(
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
