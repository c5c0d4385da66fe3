import type { Context } from '../core/context.ts';
import { allRoles } from './queries.ts';
import { roleView } from './view.ts';

/** All roles of the site. */
export async function listRoles(ctx: Context) {
  const rows = await allRoles(ctx.db);
  return { roles: rows.map((row) => roleView(ctx.actor, row)) };
}
