import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import type { auditEvent, listAuditEvents as inputSchema } from './contract.ts';
import { eventsByIds, filteredEvents } from './queries.ts';

/** What was done, newest first. */
export async function listAuditEvents(
  ctx: Context,
  { direction: _, ...input }: z.output<typeof inputSchema>,
) {
  const { per_page, cursor, actor_id, action } = input;
  const filter = { actor_id, action };
  const source = filteredEvents(filter);
  const page = { per_page, cursor: cursor ?? null };
  const { ids, nextCursor } = await keysetIds(ctx.db, `audit ${JSON.stringify(filter)}`, source, page);
  const rows = await eventsByIds(ctx.db, ids);
  return {
    pagination: {
      data: rows.map(
        (row): z.output<typeof auditEvent> => ({ ...row, created_at: row.created_at.toISOString() }),
      ),
      per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
}
