import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { isInLibraryOf, placesOf } from '../playlists/fragments.ts';
import { gap } from '../playlists/gap.ts';
import type { PlaylistFolder } from './contract.ts';

type Executor = Db | Transaction<Database>;

/** Those of a person by their names, or one of them. */
export async function foldersOf(db: Executor, userId: number, id?: number): Promise<PlaylistFolder[]> {
  const one = id === undefined ? sql`` : sql`and f.id = ${id}`;
  const { rows } = await sql<PlaylistFolder>`
    select f.id, f.name, (select count(*)::int from filed_playlists c join playlists p on p.id = c.playlist_id
      where c.folder_id = f.id and p.deleted_at is null and ${isInLibraryOf(userId)}) as playlists_count
    from playlist_folders f where f.owner_id = ${userId} ${one} order by f.name_key, f.id`.execute(db);
  return rows;
}

/** Changes of the folders and the order of somebody come one after the other from here on. */
export async function lockLibrary(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
}

/** @returns its id; null when there are as many as there may be */
export async function insertFolder(
  trx: Transaction<Database>,
  { owner_id, name, name_key }: { owner_id: number; name: string; name_key: string },
  atMost: number,
): Promise<number | null> {
  // Each counts what the one before has made.
  await lockLibrary(trx, owner_id);
  const { rows } = await sql<{ id: number }>`
    insert into playlist_folders (owner_id, name, name_key)
    select ${owner_id}::bigint, ${name}, ${name_key}
    where (select count(*) from playlist_folders where owner_id = ${owner_id}) < ${atMost}
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The first of a person that is called so; undefined for none. */
export async function folderNamed(
  trx: Transaction<Database>,
  userId: number,
  name: string,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('playlist_folders')
    .select('id')
    .where('owner_id', '=', userId)
    .where('name', '=', name)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

interface Own {
  userId: number;
  id: number;
}

export async function renameFolder(
  trx: Transaction<Database>,
  { userId, id }: Own,
  words: { name: string; name_key: string },
): Promise<void> {
  await trx
    .updateTable('playlist_folders')
    .set(words)
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .execute();
}

/** @returns what was in it; null when it was not there */
export async function deleteFolder(
  trx: Transaction<Database>,
  { userId, id }: Own,
): Promise<number[] | null> {
  const { rows: locked } = await sql`select from playlist_folders where id = ${id} and owner_id = ${userId}
    for update`.execute(trx);
  if (locked.length === 0) return null;
  const { rows } = await sql<{ playlist_id: number }>`
    delete from filed_playlists where folder_id = ${id} returning playlist_id`.execute(trx);
  await trx.deleteFrom('playlist_folders').where('id', '=', id).execute();
  return rows.map(({ playlist_id }) => playlist_id).sort((a, b) => a - b);
}

/** In which folder somebody keeps a playlist; undefined when it is not in their library. */
export async function folderOf(db: Executor, userId: number, id: number) {
  const { rows } = await sql<{ folder_id: number | null }>`
    select (select folder_id from filed_playlists c where c.playlist_id = p.id and c.user_id = ${userId}) as folder_id
    from playlists p where p.id = ${id} and p.deleted_at is null and ${isInLibraryOf(userId)}`.execute(db);
  return rows[0];
}

/** Puts those of a person's library into a folder of theirs, which cannot go meanwhile. @returns whether the folder is there */
export async function file(
  trx: Transaction<Database>,
  { userId, folderId, playlistIds }: { userId: number; folderId: number; playlistIds: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql`select from playlist_folders where id = ${folderId} and owner_id = ${userId}
    for key share`.execute(trx);
  if (rows.length === 0) return false;
  await sql`insert into filed_playlists (user_id, playlist_id, folder_id)
    select ${userId}::bigint, p.id, ${folderId}::bigint from playlists p
    where p.id = any(${[...playlistIds]}::bigint[]) and p.deleted_at is null and ${isInLibraryOf(userId)}
    order by p.id for key share
    on conflict (user_id, playlist_id) do update set folder_id = excluded.folder_id`.execute(trx);
  return true;
}

export async function takeOut(trx: Transaction<Database>, { userId, id }: Own): Promise<void> {
  await trx
    .deleteFrom('filed_playlists')
    .where('user_id', '=', userId)
    .where('playlist_id', '=', id)
    .execute();
}

/** Between which two positions of others a playlist goes: `to` null for behind all; null when the other one is not in the library. */
export async function spaceBefore(
  trx: Transaction<Database>,
  { userId, id, before }: Own & { before: number | null },
): Promise<{ from: number | null; to: number | null } | null> {
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    with others as materialized (select id, position from (${placesOf(userId)}) every where id <> ${id}),
      next as (select id, position from others where id = ${before}::bigint)
    select (select position from next) as "to",
      (select position from others o where ${before === null ? sql`true` : sql`(o.position, o.id) < (select position, id from next)`}
        order by position desc, id desc limit 1) as "from"`.execute(trx);
  const [row] = rows;
  if (!row || (before !== null && row.to === null)) return null;
  // In front of all, but behind where the next new one will stand.
  const from = row.from ?? (row.to === null ? null : (Math.ceil(row.to / gap) - 1) * gap);
  return { from, to: row.to };
}

/** Numbers all places of somebody's library anew, with room between them. */
export async function spreadPlaces(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`insert into placed_playlists (user_id, playlist_id, position)
    select ${userId}::bigint, id, row_number() over (order by position, id) * ${sql.lit(gap)}
    from (${placesOf(userId)}) every
    on conflict (user_id, playlist_id) do update set position = excluded.position`.execute(trx);
}

export async function place(
  trx: Transaction<Database>,
  { userId, id, position }: Own & { position: number },
): Promise<void> {
  await trx
    .insertInto('placed_playlists')
    .values({ user_id: userId, playlist_id: id, position })
    .onConflict((conflict) => conflict.columns(['user_id', 'playlist_id']).doUpdateSet({ position }))
    .execute();
}
