import type { Context } from '../../core/context.ts';
import { picturedUser } from './pictured-user.ts';
import { replaceAvatar } from './replace-avatar.ts';

/** @throws AppError `not_found` */
export async function removeAvatar(ctx: Context, { id }: { id: 'me' | number }) {
  const row = await picturedUser(ctx, id);
  await ctx.db.transaction().execute((trx) => replaceAvatar(ctx, trx, row.id, null));
  return { done: true as const };
}
