import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { newestExport } from './export-queries.ts';

/** The newest export of the user, however far it is; null when there is none. */
export async function getDataExport(ctx: Context) {
  const row = await newestExport(ctx.db, userOf(ctx.actor).id);
  if (!row || (row.expires_at && row.expires_at <= ctx.services.now())) return { export: null };
  const { id, state, progress, size } = row;
  return {
    export: {
      ...{ id, state, progress, size },
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    },
  };
}
