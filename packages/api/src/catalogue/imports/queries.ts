import type { Database, Db, ImportStarter, StoredFacts, Transaction } from '@kantele/db';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import { inOrder, type KeysetSource } from '../../core/keyset.ts';
import { rowsAsJson } from '../../core/rows-as-json.ts';

type Executor = Db | Transaction<Database>;

export function allImports(): KeysetSource {
  return {
    from: 'imports',
    id: 'id',
    where: sql`true`,
    order: { column: 'id', kind: 'number', direction: 'desc' },
  };
}

function importsWithPath(db: Executor) {
  return db
    .selectFrom('imports')
    .innerJoin('libraries', 'libraries.id', 'imports.library_id')
    .selectAll('imports')
    .select(['libraries.path', 'libraries.name as library_name']);
}

export async function importsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await importsWithPath(db).where('imports.id', 'in', ids).execute());
}

export async function importById(db: Executor, id: number) {
  return importsWithPath(db).where('imports.id', '=', id).executeTakeFirst();
}

/** The unfinished run of a library, if there is one. */
export async function activeImport(db: Executor, libraryId: number) {
  return db
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('library_id', '=', libraryId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
}

export async function insertImport(
  trx: Transaction<Database>,
  libraryId: number,
  startedBy: ImportStarter,
  userId: number | null,
) {
  return trx
    .insertInto('imports')
    .values({ library_id: libraryId, started_by: startedBy, user_id: userId, failures: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateImport(db: Executor, id: number, values: Updateable<Database['imports']>) {
  await db.updateTable('imports').set(values).where('id', '=', id).execute();
}

/** Whether an admin has said that what this run does not find is gone, however much it is. */
export async function isMissingAccepted(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('imports').select('accept_missing').where('id', '=', id).executeTakeFirst();
  return row?.accept_missing ?? false;
}

/** Writes how far a run is; answers whether it was asked to stop. */
export async function reportProgress(db: Executor, id: number, values: Updateable<Database['imports']>) {
  const row = await db
    .updateTable('imports')
    .set(values)
    .where('id', '=', id)
    .returning('stop_requested')
    .executeTakeFirst();
  return row?.stop_requested === true;
}

/** Asks a run to stop; false when it is over. */
export async function requestStop(db: Executor, id: number) {
  const { rows } = await sql<{ id: number }>`
    update imports set stop_requested = true,
      state = case when state = 'queued' then 'cancelled' else state end,
      finished_at = case when state = 'queued' then now() end
    where id = ${id} and state in ('queued', 'running') returning id`.execute(db);
  return rows.length > 0;
}

export async function knownFiles(db: Executor, libraryId: number) {
  return db
    .selectFrom('library_files')
    .select([
      'id',
      'path',
      'size',
      'mtime_ms',
      'track_id',
      'state',
      'error',
      'failure_kind',
      'lyrics_ms',
      'cue',
      'spare',
    ])
    .where('library_id', '=', libraryId)
    .execute();
}
export type KnownFile = Awaited<ReturnType<typeof knownFiles>>[number];

export interface FileRow {
  path: string;
  size: number;
  mtime_ms: number;
  track_id: number | null;
  state: 'ok' | 'failed';
  error: string | null;
  failure_kind: string | null;
  group_key: string | null;
  facts: string | null;
  lyrics_ms: number | null;
  cue: string | null;
  spare: boolean;
}

export async function putFiles(trx: Transaction<Database>, libraryId: number, rows: readonly FileRow[]) {
  if (rows.length === 0) return;
  const { columns, expression } = rowsAsJson(
    'library_files',
    rows.map((row) => ({ library_id: libraryId, ...row })),
    ['facts'],
  );
  await trx
    .insertInto('library_files')
    .columns(columns)
    .expression(expression)
    .onConflict((oc) =>
      oc.columns(['library_id', 'path']).doUpdateSet((eb) => ({
        size: eb.ref('excluded.size'),
        mtime_ms: eb.ref('excluded.mtime_ms'),
        track_id: sql`coalesce(excluded.track_id, library_files.track_id)`,
        state: eb.ref('excluded.state'),
        error: eb.ref('excluded.error'),
        failure_kind: eb.ref('excluded.failure_kind'),
        group_key: eb.ref('excluded.group_key'),
        facts: eb.ref('excluded.facts'),
        lyrics_ms: eb.ref('excluded.lyrics_ms'),
        cue: eb.ref('excluded.cue'),
        spare: eb.ref('excluded.spare'),
        updated_at: sql`now()`,
      })),
    )
    .execute();
}

/** A moved file takes the place of its old entry. */
export async function dropFiles(trx: Transaction<Database>, ids: readonly number[]) {
  if (ids.length > 0)
    await trx
      .deleteFrom('library_files')
      .where('id', 'in', [...ids])
      .execute();
}

/**
 * Measures the tables an import fills: until then Postgres plans as if they were nearly empty, and comes to it by itself
 * minutes later.
 */
export async function refreshStatistics(db: Executor): Promise<void> {
  await sql`analyze artists, albums, tracks, album_artists, album_genres, track_artists, track_genres, track_credits,
    originals, library_files, search_entries`.execute(db);
}

/**
 * Makes Postgres look rows up by their indexes until the transaction ends, its checks of foreign keys and triggers
 * included: it plans them once a connection, for tables that an import finds empty, and would read them whole for each
 * row ever after.
 */
export async function preferIndexes(trx: Transaction<Database>): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(trx);
}

/**
 * Runs `work` unless another process is at this library. A transaction holds the lock, so it goes with the connection,
 * also when the process dies, and stays on one connection behind a pooler that shares them by transaction.
 */
export async function withLibraryLock(
  db: Db,
  libraryId: number,
  work: () => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (holder) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder);
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(7303, ${libraryId}::integer) as locked`.execute(holder);
    if (!rows[0]?.locked) return false;
    await work();
    return true;
  });
}

/** Tracks a new file may turn out to be: their own file is gone. */
export async function orphanTracks(db: Executor, goneFileIds: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    name_key: string;
    mbid: string | null;
    audio_fingerprint: string | null;
    duration: number | null;
    import_key: string | null;
    disc_number: number;
    number: number | null;
    file_id: number | null;
    size: number | null;
    mtime_ms: number | null;
    path: string | null;
  }>`
    select t.id, t.name_key, t.mbid, t.audio_fingerprint, t.duration, a.import_key, t.disc_number, t.number,
      f.id as file_id, f.size, f.mtime_ms, f.path
    from tracks t join albums a on a.id = t.album_id left join library_files f on f.track_id = t.id
    where f.id = any(${[...goneFileIds]}) or (t.status = 'missing' and (f.id is null or f.state = 'missing'))`.execute(
    db,
  );
  return rows;
}
export type OrphanTrack = Awaited<ReturnType<typeof orphanTracks>>[number];

/** Files read by earlier imports that could be of the same albums, with what the catalogue made of them. */
export async function neighbours(db: Executor, libraryId: number, groupKeys: readonly string[]) {
  const { rows } = await sql<{
    id: number;
    path: string;
    mtime_ms: number;
    state: 'ok' | 'missing' | 'failed';
    spare: boolean;
    facts: StoredFacts;
    track_id: number | null;
    album_id: number | null;
    import_key: string | null;
  }>`
    select f.id, f.path, f.mtime_ms, f.state, f.spare, f.facts, f.track_id, t.album_id, a.import_key
    from library_files f left join tracks t on t.id = f.track_id left join albums a on a.id = t.album_id
    where f.library_id = ${libraryId} and f.group_key = any(${[...groupKeys]}) and f.facts is not null`.execute(
    db,
  );
  return rows;
}
export type Neighbour = Awaited<ReturnType<typeof neighbours>>[number];

/** Other files of these tracks that are there: what a track is played from when its own file goes. */
export async function spareFilesOf(db: Executor, trackIds: readonly number[]) {
  if (trackIds.length === 0) return [];
  return db
    .selectFrom('library_files')
    .select(['id', 'path', 'library_id', 'track_id'])
    .where('track_id', 'in', [...trackIds])
    .where('state', '=', 'ok')
    .execute();
}

export async function setSpare(trx: Transaction<Database>, ids: readonly number[], spare: boolean) {
  if (ids.length === 0) return;
  await trx
    .updateTable('library_files')
    .set({ spare })
    .where('id', 'in', [...ids])
    .execute();
}

/** Names of album artists that hold what divides names: they stay whole. */
export async function divisibleAlbumArtists(db: Executor) {
  const { rows } = await sql<{ name_key: string }>`
    select a.name_key from artists a where a.name ~ '[;/&,+]| and | x '
      and exists (select 1 from album_artists aa where aa.artist_id = a.id)`.execute(db);
  return rows.map((row) => row.name_key);
}
