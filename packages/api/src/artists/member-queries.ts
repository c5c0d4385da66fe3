import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Whether a user works for one of the artists an album is by. */
export async function isMemberOfAlbum(db: Executor, userId: number, albumId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from album_artists a join artist_members m on m.artist_id = a.artist_id
    where a.album_id = ${albumId} and m.user_id = ${userId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function isMemberOfTrack(db: Executor, userId: number, trackId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from tracks t join album_artists a on a.album_id = t.album_id
    join artist_members m on m.artist_id = a.artist_id
    where t.id = ${trackId} and m.user_id = ${userId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Artists a user works for, by name. */
export async function artistIdsOf(db: Executor, userId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select a.id from artist_members m join artists a on a.id = m.artist_id
    where m.user_id = ${userId} order by a.sort_key, a.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function memberRole(db: Executor, userId: number, artistId: number) {
  const row = await db
    .selectFrom('artist_members')
    .select('role')
    .where('artist_id', '=', artistId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

export async function putMember(
  trx: Transaction<Database>,
  member: { artist_id: number; user_id: number; role: 'owner' | 'editor' },
) {
  await trx
    .insertInto('artist_members')
    .values(member)
    .onConflict((oc) => oc.columns(['artist_id', 'user_id']).doUpdateSet({ role: member.role }))
    .execute();
}

/** Adds a member; nothing changes for somebody who is one. @returns whether they were added */
export async function insertMember(
  trx: Transaction<Database>,
  member: { artist_id: number; user_id: number; role: 'owner' | 'editor' },
): Promise<boolean> {
  const result = await trx
    .insertInto('artist_members')
    .values(member)
    .onConflict((oc) => oc.columns(['artist_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const membersOf = (db: Executor, artistId: number) =>
  db.selectFrom('artist_members').select(['user_id', 'role']).where('artist_id', '=', artistId);

/** Everybody who works for an artist: owners first, then in the order they came. */
export async function listMembers(db: Executor, artistId: number) {
  return membersOf(db, artistId).orderBy('role', 'desc').orderBy('created_at').orderBy('user_id').execute();
}

/** The same, locked until the transaction ends: of two changes at once the second sees what the first has left. */
export async function lockMembers(trx: Transaction<Database>, artistId: number) {
  return membersOf(trx, artistId).orderBy('user_id').forUpdate().execute();
}

export async function updateMemberRole(
  trx: Transaction<Database>,
  { artist_id, user_id, role }: { artist_id: number; user_id: number; role: 'owner' | 'editor' },
) {
  await trx
    .updateTable('artist_members')
    .set({ role })
    .where('artist_id', '=', artist_id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function deleteMember(trx: Transaction<Database>, artistId: number, userId: number) {
  await trx
    .deleteFrom('artist_members')
    .where('artist_id', '=', artistId)
    .where('user_id', '=', userId)
    .execute();
}
