import type { Context } from '../core/context.ts';
import { picturedUser } from './pictured-user.ts';
import { updateUserRow } from './queries.ts';

/** @throws AppError `not_found` */
export async function removeAvatar(ctx: Context, { id }: { id: 'me' | number }) {
  const row = await picturedUser(ctx, id);
  await updateUserRow(ctx.db, row.id, { avatar: null });
  return { done: true as const };
}
