import type { Database, Db, Disk, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type KeysetOrder, type KeysetSource, rowById } from '../core/keyset.ts';

type Executor = Db | Transaction<Database>;

const shown = [
  'id',
  'type',
  'name',
  'mime',
  'extension',
  'size',
  'sha256',
  'disk',
  'disk_prefix',
  'parent_id',
  'path',
  'storage_key',
  'owner_id',
  'deleted_at',
  'created_at',
  'updated_at',
] as const;

export const entryOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  size: { column: 'size', kind: 'number', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export interface EntryFilter {
  /** Null: of everybody. */
  ownerId: number | null;
  trashed: boolean;
  /** Content of this folder, or of the top (null); absent: wherever they lie. */
  parentId?: number | null;
  query?: string | undefined;
}

/** Entries of one person or of all. What lies in a folder of the trash is shown with that folder, not by itself. */
export function filteredEntries(order: KeysetOrder, filter: EntryFilter): KeysetSource {
  const { ownerId, trashed, parentId, query } = filter;
  const pattern = sql`'%' || regexp_replace(fold_letters(${query ?? ''}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  const inTrash = sql`exists (select 1 from file_entries f where f.deleted_at is not null
    and file_entries.path like f.path || f.id || '/%')`;
  const place = parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`;
  const parts = [
    trashed ? sql`deleted_at is not null` : sql`deleted_at is null and not ${inTrash}`,
    ...(ownerId === null ? [] : [sql`owner_id = ${ownerId}`]),
    ...(parentId === undefined ? [] : [place]),
    ...(query ? [sql`fold_letters(name) like ${pattern}`] : []),
  ];
  return { from: 'file_entries', id: 'id', where: sql.join(parts, sql` and `), order };
}

/** What lists show of an entry. */
export const entryRow = rowById((db, id) =>
  db.selectFrom('file_entries').select(shown).where('file_entries.id', '=', id),
);

export async function entryById(db: Executor, id: number) {
  return db.selectFrom('file_entries').select(shown).where('id', '=', id).executeTakeFirst();
}
export type EntryRow = NonNullable<Awaited<ReturnType<typeof entryById>>>;

export async function entriesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('file_entries')
    .select(shown)
    .where('id', 'in', [...ids])
    .execute();
}

/** The same, locked until the transaction ends. */
export async function lockEntries(trx: Transaction<Database>, ids: readonly number[]) {
  return trx
    .selectFrom('file_entries')
    .select(shown)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function idsOfKeys(db: Executor, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; storage_key: string }>`
    select id, storage_key from file_entries where storage_key = any(${[...keys]})`.execute(db);
  return rows;
}

export async function insertEntry(trx: Transaction<Database>, values: Insertable<Database['file_entries']>) {
  return trx.insertInto('file_entries').values(values).returning('id').executeTakeFirstOrThrow();
}

/** The folder of a name in a place, made when it is not there; several may ask at once. */
export async function ensureFolder(
  trx: Transaction<Database>,
  folder: {
    owner_id: number;
    name: string;
    name_key: string;
    parent_id: number | null;
    path: string;
    disk: Disk;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into file_entries (type, name, name_key, owner_id, parent_id, path, disk)
    values ('folder', ${folder.name}, ${folder.name_key}, ${folder.owner_id}, ${folder.parent_id}, ${folder.path},
      ${folder.disk})
    on conflict (owner_id, coalesce(parent_id, 0), name) where type = 'folder' and deleted_at is null
    do update set updated_at = now() returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A folder was neither found nor made.');
  return id;
}

export async function updateEntry(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['file_entries']>,
) {
  await trx
    .updateTable('file_entries')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Moves what lies below a folder along with it. */
export async function movePaths(trx: Transaction<Database>, from: string, to: string) {
  await sql`update file_entries set path = ${to} || substr(path, ${from.length + 1})
    where path like ${`${from}%`}`.execute(trx);
}

/** Puts entries into the trash, or takes them out. */
export async function setTrashed(trx: Transaction<Database>, ids: readonly number[], trashed: boolean) {
  const { rows } = await sql<{ id: number }>`
    update file_entries set deleted_at = ${trashed ? sql`coalesce(deleted_at, now())` : sql`null`}, updated_at = now()
    where id = any(${[...ids]}) and (deleted_at is null) = ${trashed} returning id`.execute(trx);
  return rows.length;
}

/** Removes entries with everything below them; answers the keys of their objects. */
export async function removeEntries(trx: Transaction<Database>, ids: readonly number[]) {
  const { rows } = await sql<{ storage_key: string | null }>`
    delete from file_entries e using file_entries top
    where top.id = any(${[...ids]}) and (e.id = top.id or e.path like top.path || top.id || '/%')
    returning e.storage_key`.execute(trx);
  return { count: rows.length, keys: rows.flatMap(({ storage_key }) => storage_key ?? []) };
}

/** Entries that have been in the trash since before a time. */
export async function trashedBefore(db: Executor, before: Date, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select id from file_entries where deleted_at < ${before} order by deleted_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keys of all objects of a user. */
export async function keysOfOwner(db: Executor, ownerId: number) {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from file_entries where owner_id = ${ownerId} and storage_key is not null`.execute(db);
  return rows.map(({ storage_key }) => storage_key);
}
