import type { Context } from '../../core/context.ts';
import { expireSessions, leftInBucket, updateSession } from './queries.ts';

/** Uploads cleaned up after in one run. */
const atATime = 200;

/**
 * The job: ends uploads whose time is over, and drops their bytes. What was sent to the bucket is dropped once more when
 * nobody can send to it any longer.
 */
export async function expireOldUploads(ctx: Context): Promise<void> {
  const { storage } = ctx.services;
  for (const { storage_key } of await expireSessions(ctx.db)) await storage.discard(storage_key);
  for (const { id, storage_key } of await leftInBucket(ctx.db, atATime)) {
    await storage.discard(storage_key);
    await updateSession(ctx.db, id, { writable_until: null });
  }
}
