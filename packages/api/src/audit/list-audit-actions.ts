import type { Context } from '../core/context.ts';
import { actionsOf } from './queries.ts';

export async function listAuditActions(ctx: Context) {
  return { actions: await actionsOf(ctx.db) };
}
