import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { hashInvite, newSecret } from '../../platform/memberships/invite-secret.ts';
import { changePlaylist } from '../playlists/change-playlist.ts';
import { type createInviteLink as input, linkDays, linksMax } from './contract.ts';
import { insertLink, linksOf } from './queries.ts';
import { linkView } from './view.ts';

/** Links one person may make in an hour. */
const perHour = { max: 60, seconds: 3_600 };

/**
 * Makes a link by which people join for thirty days. Its secret is not kept.
 * @throws AppError `not_found`; `forbidden` for everybody but its owner; `conflict` when there are too many; `rate_limited`
 */
export async function createLink(ctx: Context, { id, role }: z.output<typeof input>) {
  await limitAttempts(ctx, `playlist links ${userOf(ctx.actor).id}`, perHour);
  const secret = newSecret();
  const now = ctx.services.now();
  const link = await changePlaylist(ctx, { id, right: 'own' }, async (trx) => {
    if ((await linksOf(trx, id, now)).length >= linksMax)
      throw new AppError('conflict', 'There are :count links already. Revoke one first.', {
        params: { count: linksMax },
      });
    const expires_at = new Date(now.getTime() + linkDays * 24 * 3_600_000);
    const row = await insertLink(trx, { playlist_id: id, role, token_hash: hashInvite(secret), expires_at });
    return { result: row, columns: null };
  });
  return { url: `${ctx.services.baseUrl}/playlist-invitation/${secret}`, link: linkView(link) };
}
