import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import type { SettingRow } from '../site-state/definitions/row.ts';
import { isSettingKey, settingTable } from '../site-state/definitions.ts';
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
        (row): z.output<typeof auditEvent> => ({
          ...row,
          settings: settingsIn(ctx, row.data),
          created_at: row.created_at.toISOString(),
        }),
      ),
      per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
}

/** What settings are called; a part of the appearance that is none is a theme. */
function settingsIn(ctx: Context, { keys, changed }: Record<string, unknown>): string[] {
  const named = [keys, changed].flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
  const words = named.map((key) => {
    if (!isSettingKey(key)) return key.startsWith('theme ') ? ctx.translate('Themes') : key;
    const row: SettingRow = settingTable[key];
    return ctx.translate(row.label ?? row.description);
  });
  return [...new Set(words)];
}
