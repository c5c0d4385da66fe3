import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import { linkProfile } from './link-profile.ts';
import type { ProviderProfile } from './providers.ts';
import * as queries from './queries.ts';

/** Connects a service to the account one is signed in to. @throws AppError `conflict` when it is another's */
export async function connectProfile(
  ctx: Context,
  userId: number,
  service: SocialService,
  profile: ProviderProfile,
): Promise<void> {
  const owner = await queries.ownerOf(ctx.db, service, profile.subject);
  if (owner?.user_id === userId) return queries.renewProfile(ctx.db, owner.id, profile);
  if (owner) throw new AppError('conflict', 'This account is connected to another user.');
  await ctx.db.transaction().execute(async (trx) => {
    await linkProfile(trx, userId, service, profile);
    await recordEvent(trx, ctx, {
      action: 'social_login.connect',
      object: { type: 'user', id: userId },
      data: { service },
    });
  });
}
