import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function folderPictures(db: Executor, libraryId: number) {
  const rows = await db
    .selectFrom('library_folders')
    .select(['path', 'pictures'])
    .where('library_id', '=', libraryId)
    .execute();
  return new Map(rows.map((row) => [row.path, row.pictures]));
}

export async function putFolderPictures(
  trx: Transaction<Database>,
  libraryId: number,
  pictures: ReadonlyMap<string, string>,
) {
  if (pictures.size === 0) return;
  await sql`insert into library_folders (library_id, path, pictures)
    select ${libraryId}, * from unnest(${[...pictures.keys()]}::text[], ${[...pictures.values()]}::text[])
    on conflict (library_id, path) do update set pictures = excluded.pictures`.execute(trx);
}

/** Albums with files in a folder or right below it: those a picture there may belong to. */
export async function albumsInFolders(db: Executor, libraryId: number, folders: readonly string[]) {
  const { rows } = await sql<{ album_id: number }>`
    select distinct t.album_id from library_files f join tracks t on t.id = f.track_id
    where f.library_id = ${libraryId} and f.state = 'ok' and (
      regexp_replace(f.path, '/?[^/]*$', '') = any(${[...folders]})
      or regexp_replace(f.path, '/?[^/]*/[^/]*$', '') = any(${[...folders]}))`.execute(db);
  return rows.map((row) => row.album_id);
}
