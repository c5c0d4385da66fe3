import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { noticeOf } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import { kinds } from './kinds.ts';
import * as queries from './queries.ts';

/**
 * Likes a thing, or no longer; once more changes nothing. The person's other browsers are told.
 * @throws AppError `not_found` for what is not there or may not be seen
 */
export async function setLike(
  ctx: Context,
  { type, id, liked }: z.output<typeof contract.like>,
): Promise<contract.LikeState> {
  const { id: userId } = userOf(ctx.actor);
  const kind = kinds[type];
  await kind.assertSees(ctx, id);
  const notice = noticeOf([userId], { type: 'likes', id: `${type}:${id}` });
  const likes_count = await queries.writeLike(ctx.db, kind, { userId, id, liked, notice });
  if (likes_count === undefined) throw notFound();
  return { liked, likes_count };
}
