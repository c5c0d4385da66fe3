import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/** Notes that albums are told of. @returns those everybody can see that were not told of before */
export async function noteAnnounced(trx: Transaction<Database>, ids: readonly number[], now: Date) {
  const { rows } = await sql<{ id: number }>`update albums set announced_at = ${now}
    where id = any(${[...ids]}::bigint[]) and listed and announced_at is null returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function newsOfAlbum(db: Db | Transaction<Database>, id: number) {
  return db
    .selectFrom('albums')
    .select(['id', 'name', 'slug', 'artists', 'image_hash'])
    .select(sql<number>`(select count(*) from tracks t where t.album_id = albums.id)`.as('tracks'))
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst();
}
