import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import { countUnread, deleteNotification, markRead } from './queries.ts';

/** Marks one's own messages as read; ids of other messages change nothing. */
export async function markAsRead(
  ctx: Context,
  { ids, markAllAsRead, upTo }: z.output<typeof contract.markAsRead>,
): Promise<z.output<typeof contract.unread>> {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const which = markAllAsRead ? { upTo: upTo ?? null } : { ids };
    const changed = await markRead(trx, userId, which, ctx.services.now());
    if (changed > 0) await publishEvent(trx, [userId], { type: 'notifications' });
    return { unreadCount: await countUnread(trx, userId) };
  });
}

/** Removes one of one's own messages. @throws AppError `not_found` */
export async function removeNotification(
  ctx: Context,
  { id }: z.output<typeof contract.byNotificationId>,
): Promise<z.output<typeof contract.unread>> {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await deleteNotification(trx, userId, id))) throw notFound();
    await publishEvent(trx, [userId], { type: 'notifications' });
    return { unreadCount: await countUnread(trx, userId) };
  });
}
