import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { keysetRows } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { countUnread, inboxOf, notificationRow } from './queries.ts';
import { notificationView } from './view.ts';

/** One's own messages, the newest first, in one's language. */
export async function listNotifications(
  ctx: Context,
  { per_page, cursor }: z.output<typeof contract.listNotifications>,
): Promise<z.output<typeof contract.notificationPage>> {
  const source = inboxOf(userOf(ctx.actor).id);
  const page = { per_page, cursor: cursor ?? null };
  const { rows, nextCursor } = await keysetRows(ctx.db, 'notifications', source, page, notificationRow);
  const data = rows.map((row) => notificationView(row, ctx.translate));
  return { pagination: { data, per_page, next_cursor: nextCursor } };
}

/** How many messages one has not read. */
export async function unreadNotifications(ctx: Context): Promise<z.output<typeof contract.unread>> {
  return { unreadCount: await countUnread(ctx.db, userOf(ctx.actor).id) };
}
