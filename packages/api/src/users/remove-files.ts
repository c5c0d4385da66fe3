import type { Context } from '../core/context.ts';

/** Removes files whose rows are gone from the store. */
export async function removeStoredFiles(ctx: Context, { keys }: { keys: readonly string[] }) {
  for (const key of keys) await ctx.services.storage.remove(key);
}
