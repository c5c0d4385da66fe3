import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { playlistJoined } from '../../identity/notifications/kinds/playlist-joined.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { type byPlaylistInvite as input, membersMax } from './contract.ts';
import { asking, looks, noLonger } from './get-invitation.ts';
import { insertMember, lockOpenLink, membersOf } from './queries.ts';
import { endInvitation } from './revoke-link.ts';

/**
 * Joins by a link, and tells the owner. Who is a member already stays what they are, and its owner its owner.
 * @throws AppError `not_found` when the link is over; `conflict` when there are too many members; `rate_limited`
 */
export async function joinPlaylist(ctx: Context, { secret }: z.output<typeof input>) {
  const user = userOf(ctx.actor);
  await limitVisitor(ctx, 'invitation', looks);
  return ctx.db.transaction().execute(async (trx) => {
    const found = await lockOpenLink(trx, asking(ctx, secret));
    if (!found) throw noLonger();
    const { id, name, slug, role, owner_id } = found;
    const members = await membersOf(trx, id);
    const people = [owner_id, ...members.map(({ user_id }) => user_id)];
    if (!people.includes(user.id)) {
      if (members.length >= membersMax)
        throw new AppError('conflict', ':count people make this playlist already.', {
          params: { count: membersMax },
        });
      await insertMember(trx, { playlist_id: id, user_id: user.id, role });
      await endInvitation(trx, id, user.id);
      const data = { playlist: name, path: `/playlist/${id}/${slug}` };
      await notify(ctx, trx, { kind: playlistJoined, receivers: [owner_id], actor: user.id, data });
      await publishEvent(trx, [...people, user.id], { type: 'playlists', id });
    }
    return { playlist: { id, name, slug } };
  });
}
