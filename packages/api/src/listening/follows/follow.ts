import type { z } from 'zod';
import { assertSeesArtist } from '../../catalogue/artists/get-artist.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { newFollower } from '../../identity/notifications/kinds/new-follower.ts';
import { notify } from '../../identity/notifications/notify.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

type Followed = z.output<typeof contract.follow>;

/** How things are between the one who asks and an artist or a person. @throws AppError `not_found` */
export async function followState(ctx: Context, { type, id }: Followed): Promise<contract.FollowState> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  if (type === 'artists') await assertSeesArtist(ctx, id);
  const state =
    type === 'artists'
      ? await queries.artistFollowState(ctx.db, userId, id)
      : await queries.userFollowState(ctx.db, userId, id);
  if (!state) throw notFound();
  return state;
}

/**
 * Follows an artist or a person, who is told; once more changes nothing.
 * @throws AppError `not_found`; `invalid` on `id` for oneself
 */
export async function follow(ctx: Context, { type, id }: Followed): Promise<contract.FollowState> {
  const { id: userId } = userOf(ctx.actor);
  if (type === 'users' && id === userId) throw invalid('id', 'You cannot follow yourself.');
  await followState(ctx, { type, id });
  await ctx.db.transaction().execute(async (trx) => {
    if (type === 'artists') await queries.insertArtistFollow(trx, userId, id);
    else if (await queries.insertUserFollow(trx, userId, id)) {
      await notify(ctx, trx, { kind: newFollower, receivers: [id], actor: userId, data: {} });
    }
  });
  return followState(ctx, { type, id });
}

/** Follows no longer. @throws AppError `not_found` */
export async function unfollow(ctx: Context, { type, id }: Followed): Promise<contract.FollowState> {
  const { id: userId } = userOf(ctx.actor);
  await followState(ctx, { type, id });
  if (type === 'artists') await queries.deleteArtistFollow(ctx.db, userId, id);
  else await queries.deleteUserFollow(ctx.db, userId, id);
  return followState(ctx, { type, id });
}
