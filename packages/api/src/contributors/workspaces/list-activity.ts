import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds } from '../../core/keyset.ts';
import { assertMember } from './assert-member.ts';
import type { Activity, listActivity as input } from './contract.ts';
import { eventsByIds, eventsOf } from './queries.ts';

/** What members did for a workspace, newest first. @throws AppError `not_found` */
export async function listActivity(ctx: Context, { id, per_page, cursor }: z.output<typeof input>) {
  await assertMember(ctx, ctx.db, id);
  const page = { per_page, cursor: cursor ?? null };
  const { ids, nextCursor } = await keysetIds(ctx.db, `workspace ${id}`, eventsOf(id), page);
  const rows = await eventsByIds(ctx.db, ids);
  const data = rows.map((row): Activity => ({ ...row, created_at: row.created_at.toISOString() }));
  return { pagination: { data, per_page, next_cursor: nextCursor } };
}
