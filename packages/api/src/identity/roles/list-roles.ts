import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { rolesOfType } from './queries.ts';
import { roleView } from './view.ts';

/** All roles of the site, or of workspaces. */
export async function listRoles(ctx: Context, input: z.output<typeof contract.byType>) {
  const rows = await rolesOfType(ctx.db, input?.type ?? 'site');
  return { roles: rows.map((row) => roleView(ctx.actor, row)) };
}
