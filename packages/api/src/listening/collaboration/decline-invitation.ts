import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import { asking, looks, noLonger } from './get-invitation.ts';
import { lockOpenLink } from './queries.ts';
import { endInvitation } from './revoke-link.ts';

/**
 * Ends an invitation that is for the one who asks alone, who has invited is not told but sees it in the list of people; its message is gone too. A link
 * for whoever has it is not theirs to end.
 * @throws AppError `not_found`, `rate_limited`
 */
export async function declineInvitation(
  ctx: Context,
  { secret }: z.output<typeof contract.byPlaylistInvite>,
) {
  const user = userOf(ctx.actor);
  await limitVisitor(ctx, 'invitation', looks);
  await ctx.db.transaction().execute(async (trx) => {
    const found = await lockOpenLink(trx, asking(ctx, secret));
    if (found?.for_user !== user.id) throw noLonger();
    await endInvitation(trx, found.id, user.id);
    await publishEvent(trx, [found.owner_id], { type: 'playlists', id: found.id });
  });
  return { done: true as const };
}
