import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Which of these objects are played from already. */
export async function keysInUse(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from originals where storage_key = any(${[...keys]}) and storage_key not like 'library:%'`.execute(
    db,
  );
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** What albums of these import keys play from already, as far as it was uploaded. */
export async function contentsOfAlbums(db: Executor, importKeys: readonly string[]) {
  const { rows } = await sql<{ import_key: string; sha256: string }>`
    select distinct a.import_key, e.sha256 from albums a
    join tracks t on t.album_id = a.id join originals o on o.track_id = t.id
    join file_entries e on e.storage_key = o.storage_key
    where a.import_key = any(${[...importKeys]})`.execute(db);
  return rows;
}

/** Albums of these that have no cover. */
export async function coverless(db: Executor, albumIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from albums where id = any(${[...albumIds]}) and image_hash is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
