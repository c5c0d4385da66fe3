import type { Context } from '../core/context.ts';
import { expireSessions } from './queries.ts';

/** The job: ends uploads whose time is over, and drops their bytes. */
export async function expireOldUploads(ctx: Context): Promise<void> {
  for (const { storage_key } of await expireSessions(ctx.db)) {
    await ctx.services.storage.discard(storage_key);
  }
}
