import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/** The first files of an album that are there, in running order. */
export async function firstFiles(db: Db, albumId: number, limit: number) {
  const { rows } = await sql<{ root: string; path: string }>`
    select l.path as root, regexp_replace(f.path, '#[0-9]+$', '') as path from tracks t
    join library_files f on f.track_id = t.id and f.state = 'ok' join libraries l on l.id = f.library_id
    where t.album_id = ${albumId} order by t.disc_number, t.number, t.id limit ${limit}`.execute(db);
  return rows;
}

/** The only artist of an album when he has no portrait yet. */
export async function portraitlessArtist(db: Db, albumId: number) {
  const { rows } = await sql<{ id: number; image_hash: string | null }>`
    select a.id, a.image_hash from album_artists aa join artists a on a.id = aa.artist_id
    where aa.album_id = ${albumId}`.execute(db);
  const [artist] = rows;
  return rows.length === 1 && artist && artist.image_hash === null ? artist.id : null;
}

/** Where a picture is kept. */
export type PicturePlace =
  | { table: 'albums'; id: number }
  | { table: 'artists'; id: number; column?: 'image_hash' | 'banner_hash' };

/** Gives an album or artist a picture, or takes it; answers the one it had, undefined when it is gone. */
export async function replaceImage(
  trx: Transaction<Database>,
  place: PicturePlace,
  hash: string | null,
): Promise<string | null | undefined> {
  const table = sql.table(place.table);
  const column = sql.ref(('column' in place && place.column) || 'image_hash');
  const { rows } = await sql<{ before: string | null }>`
    with one as (select id, ${column} as hash from ${table} where id = ${place.id} for update)
    update ${table} t set ${column} = ${hash} from one where t.id = one.id
    returning one.hash as before`.execute(trx);
  return rows[0]?.before;
}
