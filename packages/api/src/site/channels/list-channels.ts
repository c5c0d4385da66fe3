import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetRows, keysetTotal } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { channelOrder, channelRow, filteredChannels } from './queries.ts';
import { listedView } from './view.ts';

/** Channels by part of their name or address, drafts too. */
export async function listChannels(ctx: Context, input: z.output<typeof contract.listChannels>) {
  const { orderBy, query, per_page, cursor } = input;
  const source = filteredChannels(channelOrder[orderBy], { query });
  const page = { per_page, cursor: cursor ?? null };
  const { rows, nextCursor } = await keysetRows(ctx.db, `channels ${query ?? ''}`, source, page, channelRow);
  return {
    pagination: {
      data: rows.map(listedView),
      per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
}
