import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Whose artists are meant: those of a workspace, or those a person works for that belong to none. */
export type Holder = { workspaceId: number } | { userId: number };

/** Whether an artist, by the name `a`, is held so. */
function heldBy(holder: Holder) {
  return 'workspaceId' in holder
    ? sql`a.workspace_id = ${holder.workspaceId}`
    : sql`a.workspace_id is null and exists (select from artist_members m
        where m.artist_id = a.id and m.user_id = ${holder.userId})`;
}

/** Whether one of the artists an album is by is held so. */
export async function isAlbumOf(db: Executor, holder: Holder, albumId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from album_artists aa join artists a on a.id = aa.artist_id
    where aa.album_id = ${albumId} and ${heldBy(holder)} limit 1`.execute(db);
  return rows.length > 0;
}

export async function isTrackOf(db: Executor, holder: Holder, trackId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from tracks t join album_artists aa on aa.album_id = t.album_id
    join artists a on a.id = aa.artist_id where t.id = ${trackId} and ${heldBy(holder)} limit 1`.execute(db);
  return rows.length > 0;
}

/** How far the album of a track is published; null for no such track. */
export async function albumOfTrack(db: Executor, trackId: number) {
  return db
    .selectFrom('tracks as t')
    .innerJoin('albums as al', 'al.id', 't.album_id')
    .select(['al.id', 'al.visibility'])
    .where('t.id', '=', trackId)
    .executeTakeFirst();
}

/** Artists held so, by name. */
export async function artistIdsOf(db: Executor, holder: Holder): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from artists a where ${heldBy(holder)} order by a.sort_key, a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The role of a user at an artist that belongs to people. */
export async function memberRole(db: Executor, userId: number, artistId: number) {
  const row = await db
    .selectFrom('artist_members as m')
    .innerJoin('artists as a', 'a.id', 'm.artist_id')
    .select('m.role')
    .where('m.artist_id', '=', artistId)
    .where('m.user_id', '=', userId)
    .where('a.workspace_id', 'is', null)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** An artist with the workspace it belongs to; undefined for no such artist. */
export async function artistHolder(db: Executor, artistId: number, options: { lock?: boolean } = {}) {
  const artist = db
    .selectFrom('artists')
    .select(['id', 'name', 'slug', 'workspace_id'])
    .where('id', '=', artistId);
  return (options.lock ? artist.forUpdate() : artist).executeTakeFirst();
}

/** Hands an artist over; whoever worked for it before does so no more. */
export async function setHolder(trx: Transaction<Database>, artistId: number, to: Holder) {
  await trx.deleteFrom('artist_members').where('artist_id', '=', artistId).execute();
  await trx
    .updateTable('artists')
    .set({ workspace_id: 'workspaceId' in to ? to.workspaceId : null, updated_at: sql`now()` })
    .where('id', '=', artistId)
    .execute();
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
