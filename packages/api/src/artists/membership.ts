import type { Database, Db, Transaction } from '@kantele/db';
import { type Actor, can } from '../core/actor.ts';
import * as queries from './member-queries.ts';

type Executor = Db | Transaction<Database>;

/** Asked only of those who may work backstage, so that others cost no look-up. */
function asMember(actor: Actor): number | null {
  return actor.kind === 'user' && can(actor, 'backstage.access') ? actor.id : null;
}

/** Whether somebody works for one of the artists an album is by: they see its drafts and edit it. */
export async function worksOnAlbum(db: Executor, actor: Actor, albumId: number): Promise<boolean> {
  const userId = asMember(actor);
  return userId !== null && queries.isMemberOfAlbum(db, userId, albumId);
}

/** The same for the album of a track. */
export async function worksOnTrack(db: Executor, actor: Actor, trackId: number): Promise<boolean> {
  const userId = asMember(actor);
  return userId !== null && queries.isMemberOfTrack(db, userId, trackId);
}

/** Whether somebody works for an artist; `owner` also adds and removes members. */
export async function roleAtArtist(
  db: Executor,
  actor: Actor,
  artistId: number,
): Promise<'owner' | 'editor' | null> {
  const userId = asMember(actor);
  return userId === null ? null : queries.memberRole(db, userId, artistId);
}

/** Ids of the artists somebody works for, by name. */
export async function ownArtistIds(db: Executor, actor: Actor): Promise<number[]> {
  const userId = asMember(actor);
  return userId === null ? [] : queries.artistIdsOf(db, userId);
}

/** Makes somebody a member of an artist, in the transaction of what made them one. */
export const addMember = queries.putMember;

/** Makes somebody a member who is none. @returns whether they were none */
export const addNewMember = queries.insertMember;

export const membersOfArtist = queries.listMembers;

/** Members of an artist, locked in the transaction of what changes them. */
export const lockMembersOfArtist = queries.lockMembers;

/**
 * Changes the role of a locked member, or removes them.
 * @param role null to remove
 */
export async function putLockedMember(
  trx: Transaction<Database>,
  { role, ...member }: { artist_id: number; user_id: number; role: 'owner' | 'editor' | null },
): Promise<void> {
  if (role === null) await queries.deleteMember(trx, member.artist_id, member.user_id);
  else await queries.updateMemberRole(trx, { ...member, role });
}
