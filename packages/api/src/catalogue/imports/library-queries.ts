import type { Database, Db, Transaction } from '@kantele/db';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { KeysetSource } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;

export type LibraryRow = Selectable<Database['libraries']>;

export async function allLibraries(db: Executor) {
  return db
    .selectFrom('libraries')
    .selectAll()
    .where('forgotten', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function libraryById(db: Executor, id: number) {
  return db
    .selectFrom('libraries')
    .selectAll()
    .where('id', '=', id)
    .where('forgotten', '=', false)
    .executeTakeFirst();
}

/** The library of a folder, also one that was forgotten. */
export async function libraryByPath(db: Executor, path: string) {
  return db.selectFrom('libraries').selectAll().where('path', '=', path).executeTakeFirst();
}

export async function librarySettings(db: Executor, id: number) {
  return db
    .selectFrom('libraries')
    .select(['separators', 'folders_as_hint', 'sides'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
export type LibrarySettings = Awaited<ReturnType<typeof librarySettings>>;

/** Makes starts and new libraries wait for each other. */
export async function lockLibraries(trx: Transaction<Database>) {
  await sql`select pg_advisory_xact_lock(7303, 0)`.execute(trx);
}

export async function insertLibrary(trx: Transaction<Database>, path: string, name: string) {
  return trx.insertInto('libraries').values({ path, name }).returning('id').executeTakeFirstOrThrow();
}

export async function updateLibraryRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['libraries']>,
) {
  const result = await trx
    .updateTable('libraries')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Albums follow the setting of the library their files lie in. */
export async function setSides(trx: Transaction<Database>, libraryId: number, sides: boolean) {
  await sql`update albums a set sides = ${sides} where a.sides <> ${sides} and a.id in (
    select t.album_id from library_files f join tracks t on t.id = f.track_id
    where f.library_id = ${libraryId})`.execute(trx);
}

/** Forgets a library, or remembers it. */
export async function setForgotten(trx: Transaction<Database>, id: number, forgotten: boolean) {
  const values = forgotten ? { forgotten, watch: false, signature: null } : { forgotten };
  await trx.updateTable('libraries').set(values).where('id', '=', id).execute();
}

/** Entries whose tracks this library plays. */
export async function presentFileIds(db: Executor, libraryId: number) {
  const rows = await db
    .selectFrom('library_files')
    .select('id')
    .where('library_id', '=', libraryId)
    .where('state', '=', 'ok')
    .execute();
  return rows.map((row) => row.id);
}

/** The newest run of each library. */
export async function lastImportIds(db: Executor, libraryIds: readonly number[]) {
  const { rows } = await sql<{ library_id: number; id: number }>`
    select l.id as library_id, i.id from unnest(${[...libraryIds]}::bigint[]) l(id)
    cross join lateral (select id from imports where library_id = l.id order by id desc limit 1) i`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.library_id, row.id]));
}

export const fileStates = ['ok', 'failed', 'missing', 'duplicate'] as const;
export type FileState = (typeof fileStates)[number];

/** Files of a library in one state, in the order they came in. */
export function filesInState(libraryId: number, state: FileState, kind?: string): KeysetSource {
  const inState = state === 'duplicate' ? sql`spare` : sql`state = ${state}`;
  const ofKind = kind === undefined ? sql`true` : sql`failure_kind = ${kind}`;
  const where = sql`library_id = ${libraryId} and ${inState} and ${ofKind}`;
  return {
    from: 'library_files',
    id: 'id',
    where,
    order: { column: 'id', kind: 'number', direction: 'asc' },
  };
}

export async function filesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('library_files')
    .leftJoin('tracks', 'tracks.id', 'library_files.track_id')
    .select([
      'library_files.id',
      'library_files.path',
      'library_files.size',
      'library_files.state',
      'library_files.spare',
      'library_files.error',
      'library_files.failure_kind',
      'library_files.track_id',
      'tracks.name as track_name',
    ])
    .where('library_files.id', 'in', [...ids])
    .execute();
}

export interface FailureGroup {
  kind: string | null;
  reason: string | null;
  count: number;
  examples: string[];
}

/** Files that cannot be read, by reason. */
export async function failedFiles(db: Executor, libraryId: number): Promise<FailureGroup[]> {
  const { rows } = await sql<FailureGroup>`
    select failure_kind as kind, error as reason, count(*)::integer as count,
      (array_agg(path order by id))[1:5] as examples
    from library_files where library_id = ${libraryId} and state = 'failed'
    group by 1, 2 order by 3 desc, 2 limit 100`.execute(db);
  return rows;
}

/** Files that were read but cannot be played, by reason. */
export async function undecodableFiles(db: Executor, libraryId: number): Promise<FailureGroup[]> {
  const { rows } = await sql<FailureGroup>`
    select 'undecodable' as kind, t.status_reason as reason, count(*)::integer as count,
      (array_agg(f.path order by f.id))[1:5] as examples
    from tracks t join library_files f on f.track_id = t.id and f.state = 'ok' and not f.spare
    where t.status = 'failed' and f.library_id = ${libraryId}
    group by t.status_reason order by 3 desc, 2 limit 100`.execute(db);
  return rows;
}

/** Files in the states that are few; those that are fine were counted by the newest run. */
export async function countFiles(db: Executor, libraryId: number) {
  const { rows } = await sql<{ ok: number; failed: number; missing: number; duplicates: number }>`
    select files_count as ok,
      (select count(*)::integer from library_files where library_id = l.id and state = 'failed') as failed,
      (select count(*)::integer from library_files where library_id = l.id and state = 'missing') as missing,
      (select count(*)::integer from library_files where library_id = l.id and spare) as duplicates
    from libraries l where l.id = ${libraryId}`.execute(db);
  return rows[0] ?? { ok: 0, failed: 0, missing: 0, duplicates: 0 };
}

/** Forgets how failed files looked, so that the next run reads them again. */
export async function forgetFailures(
  trx: Transaction<Database>,
  libraryId: number,
  filter: { kind?: string | undefined; path?: string | undefined },
) {
  let query = trx
    .updateTable('library_files')
    .set({ mtime_ms: -1 })
    .where('library_id', '=', libraryId)
    .where('state', '=', 'failed');
  if (filter.kind !== undefined) query = query.where('failure_kind', '=', filter.kind);
  if (filter.path !== undefined) query = query.where('path', '=', filter.path);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Files that play although something is wrong with them, by kind: what the tools say differs from file to file. */
export async function damagedFiles(db: Executor, libraryId: number) {
  const { rows } = await sql<{
    kind: 'damaged' | 'unproven';
    count: number;
    examples: string[];
  }>`
    select case when o.analysis = 'failed' then 'unproven' else 'damaged' end as kind,
      count(*)::integer as count, (array_agg(f.path order by f.id))[1:5] as examples
    from originals o join tracks t on t.id = o.track_id and t.status <> 'failed'
      join library_files f on f.track_id = t.id and f.state = 'ok' and not f.spare
    where o.trouble is not null and f.library_id = ${libraryId}
    group by 1 order by 2 desc`.execute(db);
  return rows;
}

/** Tracks whose file could not be analysed as it should be: all, those of one kind of trouble, or one. */
export async function troubledTracks(
  trx: Transaction<Database>,
  libraryId: number,
  { kind, path }: { kind?: string | undefined; path?: string | undefined },
) {
  const { rows } = await sql<{ track_id: number }>`
    select o.track_id from originals o join tracks t on t.id = o.track_id
      join library_files f on f.track_id = t.id and f.state = 'ok' and not f.spare
    where f.library_id = ${libraryId} and (o.trouble is not null or t.status = 'failed')
      and (${path ?? null}::text is null or f.path = ${path ?? null}::text)
      and (${kind ?? null}::text is null or ${kind ?? null}::text = case when t.status = 'failed' then 'undecodable'
        when o.analysis = 'failed' then 'unproven' else 'damaged' end)`.execute(trx);
  return rows.map((row) => row.track_id);
}

/** How a finished run found the folder. */
export async function setFound(db: Executor, id: number, values: { signature: string; files_count: number }) {
  await db.updateTable('libraries').set(values).where('id', '=', id).execute();
}
