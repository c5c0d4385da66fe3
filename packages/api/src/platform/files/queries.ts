import type { Database, Db, FileKind, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Whether an object may go: nothing names it, and it is not being written since a moment. */
const unused = (
  pendingSince: Date,
) => sql`(f.state <> 'pending' or f.updated_at < ${pendingSince}) and case f.kind
  when 'rendition' then not exists (select from renditions r join tracks t on t.audio_fingerprint = r.fingerprint
    where r.storage_key = f.key)
  when 'index' then not exists (select from originals o where o.index_key = f.key)
  when 'image' then not exists (select from albums a where a.image_hash = f.owner)
    and not exists (select from artists a where a.image_hash = f.owner)
    and not exists (select from artists a where a.banner_hash = f.owner)
    and not exists (select from users u where u.avatar = f.owner)
    and not exists (select from genres g where g.image_hash = f.owner)
    and not exists (select from tags g where g.image_hash = f.owner)
    and not exists (select from workspaces w where w.image_hash = f.owner)
    and not exists (select from playlists p where p.image_hash = f.owner)
    and not exists (select from appearance_images a where a.hash = f.owner)
    and not exists (select from undo_rows u where u.data->>'image_hash' = f.owner)
    and not exists (select from undo_rows u where u.data->>'banner_hash' = f.owner)
  when 'font' then not exists (select from appearance_fonts a where a.hash = f.owner)
  when 'export' then not exists (select from data_exports d where d.storage_key = f.key)
  when 'upload' then not exists (select from file_entries e where e.storage_key = f.key)
    and not exists (select from originals o where o.storage_key = f.key and o.storage_key not like 'library:%')
  else true end`;

/** Notes objects that are about to be written; those that are there are being written again. */
export async function putPending(db: Executor, rows: readonly Insertable<Database['stored_files']>[]) {
  await db
    .insertInto('stored_files')
    .values([...rows])
    .onConflict((oc) =>
      oc.column('key').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        owner: eb.ref('excluded.owner'),
        size: eb.ref('excluded.size'),
        state: 'pending',
        updated_at: sql`now()`,
      })),
    )
    .execute();
}

/** Notes objects that were found without a row, as what nothing names. */
export async function putUnknown(db: Executor, files: readonly { key: string; size: number | null }[]) {
  await db
    .insertInto('stored_files')
    .values(files.map(({ key, size }) => ({ key, size, kind: 'unknown', owner: '', state: 'stored' })))
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
}

/** Marks objects as complete and locks their rows; answers how many there are. */
export async function setStored(trx: Transaction<Database>, keys: readonly string[]): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    with locked as (select key from stored_files where key = any(${[...keys]}) order by key for update)
    update stored_files f set state = 'stored', updated_at = now() from locked
      where f.key = locked.key returning f.key`.execute(trx);
  return rows.length;
}

export async function keysOfOwners(db: Executor, kind: FileKind, owners: readonly string[]) {
  const { rows } = await sql<{ key: string }>`
    select key from stored_files where kind = ${kind} and owner = any(${[...owners]})`.execute(db);
  return rows.map(({ key }) => key);
}

/** Locks the rows of objects until the transaction ends: nobody can begin or end using them meanwhile. */
export async function lockFiles(trx: Transaction<Database>, keys: readonly string[]) {
  await sql`select from stored_files where key = any(${[...keys]}) order by key for update`.execute(trx);
}

/** Those of these objects that nothing names. */
export async function unusedOf(trx: Transaction<Database>, keys: readonly string[], pendingSince: Date) {
  const { rows } = await sql<{ key: string; kind: FileKind; owner: string }>`
    select f.key, f.kind, f.owner from stored_files f
    where f.key = any(${[...keys]}) and ${unused(pendingSince)} order by f.key`.execute(trx);
  return rows;
}

/** Objects by key, with whether nothing names them though they have been there for a while. */
export async function unusedAfter(db: Executor, after: string, before: Date, limit: number) {
  const { rows } = await sql<{ key: string; is_unused: boolean }>`
    select f.key, f.updated_at < ${before} and ${unused(before)} as is_unused
    from stored_files f where f.key > ${after} order by f.key limit ${limit}`.execute(db);
  return rows;
}

/** Objects that are named, though whoever wrote them did not come to its end. */
export async function storePendingUsed(db: Executor, before: Date) {
  await sql`update stored_files f set state = 'stored'
    where f.state = 'pending' and f.updated_at < ${before} and not (${unused(before)})`.execute(db);
}

export async function deleteFiles(trx: Transaction<Database>, keys: readonly string[]) {
  await trx
    .deleteFrom('stored_files')
    .where('key', 'in', [...keys])
    .execute();
}

/** Which of these objects have a row. */
export async function knownOf(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from stored_files where key = any(${[...keys]})`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Objects that are complete, as their rows say, by key. */
export async function storedAfter(db: Executor, after: string, limit: number) {
  return db
    .selectFrom('stored_files')
    .select(['key', 'kind', 'size', 'state'])
    .where('key', '>', after)
    .where('state', '<>', 'pending')
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** Writes down which objects are gone; answers those whose rows are still there. */
export async function setMissing(db: Executor, keys: readonly string[]) {
  const { rows } = await sql<{ key: string }>`
    update stored_files set state = 'missing' where key = any(${[...keys]}) and state <> 'pending'
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Writes down objects that were missing and are back, and sizes that were not known. */
export async function setFound(db: Executor, files: readonly { key: string; size: number }[]) {
  await sql`update stored_files f set state = 'stored', size = s.size
    from unnest(${files.map(({ key }) => key)}::text[], ${files.map(({ size }) => size)}::bigint[]) as s(key, size)
    where f.key = s.key and f.state <> 'pending'`.execute(db);
}

export async function missingCount(db: Executor) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from stored_files where state = 'missing'`.execute(db);
  return rows[0]?.count ?? 0;
}
