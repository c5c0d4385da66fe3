import type { Context } from '../../core/context.ts';
import { actionsOf } from './queries.ts';

/** Actions there are events of, for the filter. */
export async function listAuditActions(ctx: Context) {
  return { actions: await actionsOf(ctx.db) };
}
