import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { fileRules } from './begin-upload.ts';
import { uploadTransports } from './contract.ts';
import { quotaOf } from './policy.ts';
import { spaceUsed } from './queries.ts';

/** What the user who asks may upload. */
export async function getRules(ctx: Context) {
  const user = userOf(ctx.actor);
  const { maxBytes, allowed, blocked } = await fileRules(ctx);
  const quota = quotaOf(user.permissions);
  const { bytes: used } = await spaceUsed(ctx.db, user.id);
  return {
    rules: {
      max_bytes: maxBytes,
      used_bytes: used,
      free_bytes: quota === null ? null : Math.max(0, quota - used),
      allowed_types: [...allowed],
      blocked_types: [...blocked],
      transports: uploadTransports.filter((name) => name !== 's3' || ctx.services.storage.presigned),
    },
  };
}
