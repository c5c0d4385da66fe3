import type { Database, Transaction } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';
import { lockMusic } from '../visibility/lock-music.ts';

/** Tracks whose file can no longer be read do not play, unless another file of theirs is fine. */
export async function markUnreadable(
  trx: Transaction<Database>,
  libraryId: number,
  paths: readonly string[],
) {
  if (paths.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update tracks t set status = 'failed', status_reason = f.error, updated_at = now()
    from library_files f where f.track_id = t.id and f.library_id = ${libraryId} and f.path = any(${[...paths]})
      and f.state = 'failed' and not exists (
        select 1 from library_files other where other.track_id = t.id and other.state = 'ok')
    returning t.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Marks files as gone, and their tracks unless another file of theirs is still there. */
export async function markMissing(trx: Transaction<Database>, fileIds: readonly number[]) {
  await lockTracksOf(trx, sql`id = any(${[...fileIds]}::bigint[])`);
  const { rows } = await sql<{ id: number }>`
    with gone as (
      update library_files set state = 'missing', updated_at = now() where id = any(${[...fileIds]}) returning track_id
    )
    update tracks t set status = 'missing', status_reason = 'The file is gone.', updated_at = now()
    where t.id in (select track_id from gone) and not exists (
      select 1 from library_files f where f.track_id = t.id and f.state = 'ok' and f.id <> all(${[...fileIds]}))
    returning t.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Locks the tracks of files that are about to be written; see `lockMusic`. */
export async function lockTracksOfPaths(
  trx: Transaction<Database>,
  libraryId: number,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await lockTracksOf(trx, sql`library_id = ${libraryId} and path = any(${[...paths]}::text[])`);
}

/** Locks the tracks of files before the files: a track that is deleted lets go of its files. */
async function lockTracksOf(trx: Transaction<Database>, files: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ track_id: number }>`
    select distinct track_id from library_files where ${files} and track_id is not null`.execute(trx);
  await lockMusic(trx, { trackIds: rows.map(({ track_id }) => track_id) });
}
