import type { Database, Db, Disk, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';

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
  'workspace_id',
  'deleted_at',
  'created_at',
  'updated_at',
] as const;

export const entryOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name_key', kind: 'string', direction: 'desc' },
  size: { column: 'size', kind: 'number', direction: 'desc' },
  size_asc: { column: 'size', kind: 'number', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

export type EntryHolder = { ownerId: number } | { workspaceId: number };

const heldBy = (holder: EntryHolder) =>
  'workspaceId' in holder
    ? sql<boolean>`workspace_id = ${holder.workspaceId}`
    : sql<boolean>`workspace_id = 0 and owner_id = ${holder.ownerId}`;

export interface EntryFilter {
  /** Whose: of a person, of a workspace (then of all its members), or with null everybody’s. */
  holder: EntryHolder | null;
  trashed: boolean;
  /** Content of this folder, or of the top (null); absent: wherever they lie. */
  parentId?: number | null;
  query?: string | undefined;
}

/** Entries of one person or of all. What lies in a folder of the trash is shown with that folder, not by itself. */
export function filteredEntries(order: KeysetOrder, filter: EntryFilter): KeysetSource {
  const { holder, trashed, parentId, query } = filter;
  const pattern = sql`'%' || regexp_replace(fold_letters(${query ?? ''}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  const inTrash = sql`exists (select 1 from file_entries f where f.deleted_at is not null
    and file_entries.path like f.path || f.id || '/%')`;
  const place = parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`;
  const parts = [
    trashed ? sql`deleted_at is not null` : sql`deleted_at is null and not ${inTrash}`,
    ...(holder === null ? [] : [heldBy(holder)]),
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

/** Has moves of one holder’s entries follow each other: two at once could put two folders into each other. */
export async function lockPlaces(trx: Transaction<Database>, holder: EntryHolder) {
  if ('workspaceId' in holder) {
    await sql`select from workspaces where id = ${holder.workspaceId} for no key update`.execute(trx);
  } else await sql`select from users where id = ${holder.ownerId} for no key update`.execute(trx);
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
    workspace_id: number;
    name: string;
    name_key: string;
    parent_id: number | null;
    path: string;
    disk: Disk;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into file_entries (type, name, name_key, owner_id, workspace_id, parent_id, path, disk)
    values ('folder', ${folder.name}, ${folder.name_key}, ${folder.owner_id}, ${folder.workspace_id},
      ${folder.parent_id}, ${folder.path}, ${folder.disk})
    on conflict (workspace_id, (case workspace_id when 0 then owner_id else 0 end), coalesce(parent_id, 0), name) where type = 'folder' and deleted_at is null
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

/** Folders in a folder, or at somebody’s top, by name. */
export async function foldersIn(
  db: Executor,
  { holder, parentId, limit }: { holder: EntryHolder; parentId: number | null; limit: number },
) {
  return db
    .selectFrom('file_entries')
    .select(['id', 'name'])
    .where('type', '=', 'folder')
    .where('deleted_at', 'is', null)
    .where(heldBy(holder))
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Names of the owners of entries, by their id. */
export async function ownerNames(db: Executor, ownerIds: readonly number[]): Promise<Map<number, string>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('id', 'in', [...new Set(ownerIds)])
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}

/** Moves those of these entries that lie in a folder of the trash to the top. */
export async function moveOutOfTrash(trx: Transaction<Database>, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; path: string }>`
    select e.id, e.path from file_entries e where e.id = any(${[...ids]}) and exists (
      select 1 from file_entries f where f.deleted_at is not null and e.path like f.path || f.id || '/%')
    order by length(e.path)`.execute(trx);
  for (const { id, path } of rows) {
    await updateEntry(trx, id, { parent_id: null, path: '' });
    await movePaths(trx, `${path}${id}/`, `${id}/`);
  }
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

/** Keys of all objects of users, those in the trash too. */
export async function keysOfUsers(db: Executor, userIds: readonly number[]) {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from file_entries
    where owner_id = any(${[...userIds]}) and storage_key is not null`.execute(db);
  return rows.map(({ storage_key }) => storage_key);
}
