import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { keysetIds } from '../core/keyset.ts';
import { usersByIds } from '../users/queries.ts';
import { avatarUrl } from '../users/view.ts';
import type * as contract from './contract.ts';
import { getRole } from './get-role.ts';
import { membersOf } from './queries.ts';

/** @throws AppError `not_found` */
export async function listMembers(ctx: Context, { id, ...page }: z.output<typeof contract.listMembers>) {
  await getRole(ctx, { id });
  const { ids, nextCursor } = await keysetIds(ctx.db, `members of ${id}`, membersOf(id), page);
  const rows = await usersByIds(ctx.db, ids);
  return {
    pagination: {
      data: rows.map((row) => ({
        id: row.id,
        display_name: row.display_name,
        email: row.email,
        avatar: avatarUrl(row.avatar),
      })),
      per_page: page.perPage,
      next_cursor: nextCursor,
    },
  };
}
