import type { Database, Db, RenditionKind, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** The files of a track, all or those of some kinds. */
export async function renditionsOf(db: Executor, trackId: number, kinds?: readonly RenditionKind[]) {
  let query = db.selectFrom('renditions').selectAll().where('track_id', '=', trackId).orderBy('kind');
  if (kinds) query = query.where('kind', 'in', kinds);
  return query.execute();
}

/** What a stream needs, in one read: the files of a track, where they lie, and what access hangs on. */
export async function streamFiles(db: Executor, trackId: number) {
  return db
    .selectFrom('renditions')
    .innerJoin('tracks', 'tracks.id', 'renditions.track_id')
    .innerJoin('albums', 'albums.id', 'tracks.album_id')
    .leftJoin('libraries', (join) =>
      join.on(
        'libraries.id',
        '=',
        sql<number>`substring(renditions.storage_key from '^library:([0-9]+)/')::bigint`,
      ),
    )
    .select([
      'renditions.kind',
      'renditions.mime',
      'renditions.size',
      'renditions.etag',
      'renditions.storage_key',
      'libraries.path as library_path',
      'tracks.status',
      'tracks.visibility',
      'tracks.publish_at',
      'albums.visibility as album_visibility',
      'albums.publish_at as album_publish_at',
    ])
    .where('renditions.track_id', '=', trackId)
    .execute();
}

/** Validator of a track's original, locked until the end of the transaction; null when there is none. */
export async function lockOriginal(trx: Transaction<Database>, trackId: number) {
  const row = await trx
    .selectFrom('renditions')
    .select('etag')
    .where('track_id', '=', trackId)
    .where('kind', '=', 'original')
    .forUpdate()
    .executeTakeFirst();
  return row?.etag ?? null;
}

export async function libraryPath(db: Executor, id: number) {
  const row = await db.selectFrom('libraries').select('path').where('id', '=', id).executeTakeFirst();
  return row?.path ?? null;
}
