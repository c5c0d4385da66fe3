import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { assertEditsArtist } from '../../catalogue/artists/get-artist.ts';
import {
  addNewMember,
  assertOfPeople,
  lockMembersOfArtist,
  membersOfArtist,
  putLockedMember,
  roleAtArtist,
} from '../../catalogue/artists/membership.ts';
import { can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { findAccount, findByName } from '../../identity/accounts/find-account.ts';
import { profilesByIds } from '../../identity/accounts/get-profiles.ts';
import { grantPermission } from '../../identity/accounts/grant-permission.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import type { AuditAction } from '../../platform/audit/contract.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type * as contract from './contract.ts';
import type { ArtistMembers } from './contract.ts';
import { canManageMembers } from './policy.ts';

/** Accounts an owner may look for in an hour: addresses are not to be guessed this way. */
const looksPerHour = { max: 30, seconds: 3_600 };

/** Who works for an artist. @throws AppError `not_found`, `forbidden` for somebody who does not */
export async function listMembers(
  ctx: Context,
  { artist_id }: { artist_id: number },
): Promise<ArtistMembers> {
  await assertEditsArtist(ctx, artist_id, 'view');
  const rows = await membersOfArtist(ctx.db, artist_id);
  const profiles = await profilesByIds(
    ctx.db,
    rows.map(({ user_id }) => user_id),
  );
  const role = await roleAtArtist(ctx.db, ctx.actor, artist_id);
  return {
    members: rows.flatMap(({ user_id, role: held }) => {
      const user = profiles.find(({ id }) => id === user_id);
      return user ? [{ user, role: held }] : [];
    }),
    abilities: { manage: canManageMembers(ctx.actor, role) },
  };
}

/**
 * Makes somebody who has an account work for an artist.
 * @throws AppError `not_found`, `forbidden`; `invalid` on `account` for nobody, several people, or a member; `rate_limited`
 */
export async function addMember(ctx: Context, input: z.output<typeof contract.addMember>) {
  const { artist_id, account, role } = input;
  await assertManages(ctx, artist_id);
  await limitAttempts(ctx, `members ${userOf(ctx.actor).id}`, looksPerHour);
  const user_id = await accountOf(ctx, account);
  await ctx.db.transaction().execute(async (trx) => {
    // Asked again where it is certain: the one who asks may have been removed meanwhile.
    await lockAndAssert(ctx, trx, artist_id);
    if (!(await addNewMember(trx, { artist_id, user_id, role }))) {
      throw invalid('account', 'This person works for the artist already.');
    }
    await grantPermission(trx, user_id, 'backstage.access');
    await record(trx, ctx, 'backstage.add_member', { artist_id, user_id, role });
  });
  return listMembers(ctx, { artist_id });
}

/** Changes the role of a member. @throws AppError `not_found`, `forbidden`; `conflict` for the last owner */
export async function setMemberRole(ctx: Context, input: z.output<typeof contract.setMemberRole>) {
  const { artist_id } = input;
  await assertEditsArtist(ctx, artist_id);
  await ctx.db.transaction().execute(async (trx) => {
    const members = await lockAndAssert(ctx, trx, artist_id);
    await change(trx, members, input);
    await record(trx, ctx, 'backstage.change_member', input);
  });
  return listMembers(ctx, { artist_id });
}

/** Removes a member; everybody may remove themselves. @throws AppError as `setMemberRole` */
export async function removeMember(ctx: Context, input: z.output<typeof contract.removeMember>) {
  const { artist_id, user_id } = input;
  await assertEditsArtist(ctx, artist_id);
  const isSelf = userOf(ctx.actor).id === user_id;
  await ctx.db.transaction().execute(async (trx) => {
    const members = isSelf
      ? await lockMembersOfArtist(trx, artist_id)
      : await lockAndAssert(ctx, trx, artist_id);
    await change(trx, members, { ...input, role: null });
    await record(trx, ctx, 'backstage.remove_member', { artist_id, user_id });
  });
  return { done: true as const };
}

type Members = Awaited<ReturnType<typeof lockMembersOfArtist>>;

async function assertManages(ctx: Context, artistId: number): Promise<void> {
  await assertEditsArtist(ctx, artistId);
  await assertOfPeople(ctx.db, artistId);
  if (!canManageMembers(ctx.actor, await roleAtArtist(ctx.db, ctx.actor, artistId)))
    throw new AppError('forbidden');
}

/** Members nobody else can change until the transaction ends, for those who may change them. */
async function lockAndAssert(ctx: Context, trx: Transaction<Database>, artistId: number): Promise<Members> {
  const members = await lockMembersOfArtist(trx, artistId);
  const { id } = userOf(ctx.actor);
  const role = members.find(({ user_id }) => user_id === id)?.role ?? null;
  if (!canManageMembers(ctx.actor, role)) throw new AppError('forbidden');
  return members;
}

/** An artist who has members has an owner among them. */
async function change(
  trx: Transaction<Database>,
  members: Members,
  wish: { artist_id: number; user_id: number; role: 'owner' | 'editor' | null },
): Promise<void> {
  if (!members.some(({ user_id }) => user_id === wish.user_id)) throw notFound();
  const stays = members.some(({ user_id, role }) => role === 'owner' && user_id !== wish.user_id);
  if (!stays && wish.role !== 'owner') {
    throw new AppError('conflict', 'An artist needs an owner. Make somebody else one before.');
  }
  await putLockedMember(trx, wish);
}

/** An account by its address, or by its name for those who may see profiles. @throws AppError `invalid` on `account` */
async function accountOf(ctx: Context, wanted: string): Promise<number> {
  const byEmail = wanted.includes('@') ? await findAccount(ctx.db, { email: wanted }) : undefined;
  if (byEmail) return byEmail.id;
  const found = can(ctx.actor, 'users.view') ? await findByName(ctx.db, wanted) : [];
  const [first] = found;
  if (found.length > 1) throw invalid('account', 'Several people have this name. Use the email address.');
  if (first === undefined) throw invalid('account', 'There is no account with this name or address.');
  return first;
}

const record = (
  trx: Transaction<Database>,
  ctx: Context,
  action: AuditAction,
  { artist_id, ...data }: { artist_id: number; user_id: number; role?: string },
) => recordEvent(trx, ctx, { action, object: { type: 'artist', id: artist_id }, data });
