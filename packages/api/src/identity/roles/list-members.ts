import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds } from '../../core/keyset.ts';
import { summariseUsers } from '../accounts/summarise-users.ts';
import type * as contract from './contract.ts';
import { getRole } from './get-role.ts';
import { membersOf } from './queries.ts';

/** @throws AppError `not_found` */
export async function listMembers(ctx: Context, { id, ...page }: z.output<typeof contract.listMembers>) {
  await getRole(ctx, { id });
  const { ids, nextCursor } = await keysetIds(ctx.db, `members of ${id}`, membersOf(id), page);
  const data = await summariseUsers(ctx, ids);
  return { pagination: { data, per_page: page.per_page, next_cursor: nextCursor } };
}
