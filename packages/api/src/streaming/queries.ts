import type { Database, Db, Transaction } from '@kantele/db';

type Executor = Db | Transaction<Database>;

export async function renditionsOf(db: Executor, trackId: number) {
  return db.selectFrom('renditions').selectAll().where('track_id', '=', trackId).orderBy('kind').execute();
}

/** What a stream needs: the files of a track, without the fragment index. */
export async function streamFiles(db: Executor, trackId: number) {
  return db
    .selectFrom('renditions')
    .select(['kind', 'mime', 'size', 'etag', 'storage_key'])
    .where('track_id', '=', trackId)
    .execute();
}

export async function libraryPath(db: Executor, id: number) {
  const row = await db.selectFrom('libraries').select('path').where('id', '=', id).executeTakeFirst();
  return row?.path ?? null;
}
