import type { Database, Db, Transaction } from '@kantele/db';
import { type Actor, can, canInWorkspace } from '../../core/actor.ts';
import { AppError } from '../../core/errors.ts';
import type { WorkspacePermission } from '../../core/permissions.ts';
import * as queries from './member-queries.ts';

type Executor = Db | Transaction<Database>;

/**
 * What is wanted of what a team shares: `view` is every member’s, the rest as their role says. Who works for an artist
 * that belongs to people may do all of it.
 */
export type Need = 'view' | WorkspacePermission;

/**
 * Whose artists the actor reaches: those of the workspace they act for and no others, else those they work for
 * themselves, which is asked only of those who may work backstage. Null when none.
 */
function holderOf(actor: Actor, need: Need): queries.Holder | null {
  if (actor.kind !== 'user') return null;
  if (actor.workspace) {
    return need === 'view' || canInWorkspace(actor, need) ? { workspaceId: actor.workspace.id } : null;
  }
  return can(actor, 'backstage.access') ? { userId: actor.id } : null;
}

/** What it takes to change an album: publishing rights once it is more than a draft. */
export const neededFor = (visibility: string): Need =>
  visibility === 'draft' || visibility === 'private' ? 'workspace.drafts' : 'workspace.publish';

/** Whether somebody works for one of the artists an album is by. */
export async function worksOnAlbum(
  db: Executor,
  actor: Actor,
  albumId: number,
  need: Need,
): Promise<boolean> {
  const holder = holderOf(actor, need);
  return holder !== null && queries.isAlbumOf(db, holder, albumId);
}

/** The same for the album of a track. */
export async function worksOnTrack(
  db: Executor,
  actor: Actor,
  trackId: number,
  need: Need,
): Promise<boolean> {
  const holder = holderOf(actor, need);
  return holder !== null && queries.isTrackOf(db, holder, trackId);
}

/** Whether somebody may change a track as one who works for its artists. */
export async function editsTrack(db: Executor, actor: Actor, trackId: number): Promise<boolean> {
  if (holderOf(actor, 'view') === null) return false;
  const album = await queries.albumOfTrack(db, trackId);
  return album !== undefined && worksOnTrack(db, actor, trackId, neededFor(album.visibility));
}

/** Whether somebody works for an artist. */
export async function worksForArtist(
  db: Executor,
  actor: Actor,
  artistId: number,
  need: Need,
): Promise<boolean> {
  const holder = holderOf(actor, need);
  if (holder === null) return false;
  if ('userId' in holder) return (await queries.memberRole(db, holder.userId, artistId)) !== null;
  return (await queries.artistHolder(db, artistId))?.workspace_id === holder.workspaceId;
}

/** The role of somebody at an artist that belongs to people; `owner` also adds and removes members. */
export async function roleAtArtist(
  db: Executor,
  actor: Actor,
  artistId: number,
): Promise<'owner' | 'editor' | null> {
  const holder = holderOf(actor, 'view');
  return holder && 'userId' in holder ? queries.memberRole(db, holder.userId, artistId) : null;
}

/** Ids of the artists somebody works for, by name. */
export async function ownArtistIds(db: Executor, actor: Actor, need: Need): Promise<number[]> {
  const holder = holderOf(actor, need);
  return holder === null ? [] : queries.artistIdsOf(db, holder);
}

/** Ids of the artists of a workspace. */
export const artistIdsOfWorkspace = (db: Executor, workspaceId: number) =>
  queries.artistIdsOf(db, { workspaceId });

/** An artist with the workspace it belongs to, locked until the transaction ends; undefined for no such artist. */
export const lockArtistHolder = (trx: Transaction<Database>, artistId: number) =>
  queries.artistHolder(trx, artistId, { lock: true });

/** Hands an artist to a workspace or, as its owner, to a person. Nobody works for it any more who did before. */
export async function moveArtist(
  trx: Transaction<Database>,
  artistId: number,
  to: queries.Holder,
): Promise<void> {
  await queries.setHolder(trx, artistId, to);
  if ('userId' in to) {
    await queries.putMember(trx, { artist_id: artistId, user_id: to.userId, role: 'owner' });
  }
}

/** Makes somebody a member of an artist, in the transaction of what made them one. */
export const addMember = queries.putMember;

/** For members of single artists. @throws AppError `conflict` for one that belongs to a workspace: its members work for it */
export async function assertOfPeople(db: Executor, artistId: number): Promise<void> {
  if ((await queries.artistHolder(db, artistId))?.workspace_id !== null) {
    throw new AppError('conflict', 'This artist belongs to a workspace.');
  }
}

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
