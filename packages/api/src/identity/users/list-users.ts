import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import { filteredUsers, userOrder, usersByIds } from '../accounts/rows.ts';
import type * as contract from './contract.ts';
import { userView } from './view.ts';

/** A page of users by filters. */
export async function listUsers(ctx: Context, input: z.output<typeof contract.listUsers>) {
  const { orderBy, per_page, cursor, direction: _, ...filter } = input;
  const list = `users ${JSON.stringify(filter)}`;
  const source = filteredUsers(userOrder[orderBy], filter);
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, { per_page, cursor: cursor ?? null });
  const rows = await usersByIds(ctx.db, ids);
  return {
    pagination: {
      data: rows.map((row) => userView(ctx.actor, row)),
      per_page,
      next_cursor: nextCursor,
      total: await keysetTotal(ctx.db, source),
    },
  };
}
