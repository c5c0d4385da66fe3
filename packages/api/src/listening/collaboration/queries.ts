import type { Database, Db, PlaylistRole, Transaction } from '@kantele/db';
import type { Insertable } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function membersOf(db: Executor, playlistId: number) {
  return db
    .selectFrom('playlist_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.joined_at', 'u.display_name', 'u.avatar'])
    .where('m.playlist_id', '=', playlistId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** Puts somebody among the members; who is one already stays what they are. @returns whether they are new */
export async function insertMember(
  trx: Transaction<Database>,
  member: { playlist_id: number; user_id: number; role: PlaylistRole },
): Promise<boolean> {
  const row = await trx
    .insertInto('playlist_members')
    .values(member)
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was one */
export async function updateMember(
  trx: Transaction<Database>,
  { playlistId, userId, role }: { playlistId: number; userId: number; role: PlaylistRole },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('playlist_members')
    .set({ role })
    .where('playlist_id', '=', playlistId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was one */
export async function deleteMember(trx: Transaction<Database>, playlistId: number, userId: number) {
  const { numDeletedRows } = await trx
    .deleteFrom('playlist_members')
    .where('playlist_id', '=', playlistId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const linksWithPeople = (db: Executor) =>
  db
    .selectFrom('playlist_invites as i')
    .leftJoin('users as u', 'u.id', 'i.for_user')
    .select(['i.id', 'i.role', 'i.created_at', 'i.expires_at', 'i.for_user', 'u.display_name', 'u.avatar']);

/** Links that still let people in, the newest first. */
export async function linksOf(db: Executor, playlistId: number, now: Date) {
  return linksWithPeople(db)
    .where('i.playlist_id', '=', playlistId)
    .where('i.expires_at', '>', now)
    .orderBy('i.id', 'desc')
    .execute();
}
export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

export async function insertLink(
  trx: Transaction<Database>,
  values: Insertable<Database['playlist_invites']>,
): Promise<LinkRow> {
  const { id } = await trx
    .insertInto('playlist_invites')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return linksWithPeople(trx).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** Ends the invitation of one person, whether or not it was over. @returns its id, where there was one */
export async function deleteInvitation(trx: Transaction<Database>, playlistId: number, userId: number) {
  const row = await trx
    .deleteFrom('playlist_invites')
    .where('playlist_id', '=', playlistId)
    .where('for_user', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns whether there was one */
export async function deleteLink(trx: Transaction<Database>, playlistId: number, id: number) {
  const { numDeletedRows } = await trx
    .deleteFrom('playlist_invites')
    .where('playlist_id', '=', playlistId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whom a link is asked for. */
interface Asking {
  hash: string;
  now: Date;
  /** Null for a guest. */
  userId: number | null;
}

/** What an open link leads to; undefined when it is over, revoked, unknown or somebody else's alone. */
export async function openLink(db: Executor, { hash, now, userId }: Asking) {
  return db
    .selectFrom('playlist_invites as i')
    .innerJoin('playlists as p', 'p.id', 'i.playlist_id')
    .select(['p.id', 'p.name', 'p.slug', 'p.owner_id', 'i.role', 'i.for_user'])
    .where('i.token_hash', '=', hash)
    .where('i.expires_at', '>', now)
    .where((eb) => eb.or([eb('i.for_user', 'is', null), eb('i.for_user', '=', userId)]))
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The same, with the playlist locked against other changes of its people. */
export async function lockOpenLink(trx: Transaction<Database>, asking: Asking) {
  const link = await openLink(trx, asking);
  if (!link) return undefined;
  await trx.selectFrom('playlists').select('id').where('id', '=', link.id).forNoKeyUpdate().execute();
  // Revoked, or deleted, while this waited.
  return openLink(trx, asking);
}

/** Who put tracks of a playlist in, and when. */
export async function additionsOf(db: Executor, playlistId: number, trackIds: readonly number[]) {
  return db
    .selectFrom('playlist_tracks as p')
    .leftJoin('users as u', 'u.id', 'p.added_by')
    .select(['p.track_id', 'p.added_at', 'p.added_by', 'u.display_name'])
    .where('p.playlist_id', '=', playlistId)
    .where('p.track_id', 'in', [...trackIds])
    .where('p.removed_at', 'is', null)
    .execute();
}

/**
 * Playlists of these accounts that others make with them, each with one who stays: those who edit come before the others,
 * then who joined first. Accounts that go at this moment are passed over; the others stay until this transaction ends.
 */
export async function heirsOf(trx: Transaction<Database>, ownerIds: readonly number[]) {
  const rows = await trx
    .selectFrom('playlists as p')
    .innerJoin('playlist_members as m', 'm.playlist_id', 'p.id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['p.id', 'm.user_id'])
    .where('p.owner_id', 'in', [...ownerIds])
    .where('m.user_id', 'not in', [...ownerIds])
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .orderBy('m.role', 'desc')
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .forKeyShare('u')
    .skipLocked()
    .execute();
  const heirs = new Map<number, number>();
  for (const { id, user_id } of rows) if (!heirs.has(id)) heirs.set(id, user_id);
  return [...heirs].map(([id, user_id]) => ({ id, user_id }));
}

export async function purgeLinks(db: Executor): Promise<void> {
  await db.deleteFrom('playlist_invites').where('expires_at', '<', new Date()).execute();
}
