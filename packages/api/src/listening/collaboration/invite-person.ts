import type { z } from 'zod';
import { can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { playlistInvitation } from '../../identity/notifications/kinds/playlist-invitation.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { newSecret } from '../../platform/memberships/invite-secret.ts';
import { knownPeople, knows } from '../follows/known-people.ts';
import { changePlaylist } from '../playlists/change-playlist.ts';
import { getPlaylist } from '../playlists/get-playlist.ts';
import * as contract from './contract.ts';
import { addLink, invitationPath, limitLinks } from './create-link.ts';
import { linksOf, membersOf } from './queries.ts';
import { endInvitation } from './revoke-link.ts';

/** How often one person may invite the same other one in a day, to whatever playlist. */
const perPair = { max: 10, seconds: 24 * 3_600 };

/**
 * People the one who asks follows or who follow them, and who do not make the playlist yet, by their names.
 * @throws AppError `not_found`, `forbidden` for everybody but its owner, and where people are not shown
 */
export async function listInvitable(ctx: Context, { id, query }: z.output<typeof contract.listInvitable>) {
  const { playlist } = await getPlaylist(ctx, { id });
  if (!playlist.abilities.own || !can(ctx.actor, 'users.view')) throw new AppError('forbidden');
  const members = await membersOf(ctx.db, id);
  const links = await linksOf(ctx.db, id, ctx.services.now());
  const without = [
    playlist.owner.id,
    ...members.map(({ user_id }) => user_id),
    ...links.flatMap(({ for_user }) => for_user ?? []),
  ];
  return { people: await knownPeople(ctx, { query, without, limit: contract.invitableMax }) };
}

/**
 * Invites one person to make a playlist together, who is told; nobody else joins by it.
 * @throws AppError `not_found` for the playlist, and for whom one neither follows nor is followed by; `forbidden` for
 *   everybody but its owner; `conflict` for who is in it or invited already; `rate_limited`
 */
export async function invitePerson(
  ctx: Context,
  { id, user_id, role }: z.output<typeof contract.invitePerson>,
) {
  const { id: userId } = userOf(ctx.actor);
  await limitLinks(ctx);
  await limitAttempts(ctx, `playlist invitation ${userId} ${user_id}`, perPair);
  const secret = newSecret();
  return changePlaylist(ctx, { id, right: 'own' }, async (trx, { name, owner_id }) => {
    if (!(await knows(trx, userId, user_id))) throw notFound();
    const members = [owner_id, ...(await membersOf(trx, id)).map((member) => member.user_id)];
    if (members.includes(user_id)) throw new AppError('conflict', 'They make this playlist already.');
    if ((await linksOf(trx, id, ctx.services.now())).some(({ for_user }) => for_user === user_id))
      throw new AppError('conflict', 'They are invited already.');
    // One that is over.
    await endInvitation(trx, id, user_id);
    const link = await addLink(trx, ctx, { playlist_id: id, role, secret, for_user: user_id });
    const data = { invitation: `${link.id}`, playlist: name, path: invitationPath(secret) };
    await notify(ctx, trx, { kind: playlistInvitation, receivers: [user_id], actor: userId, data });
    return { result: { link }, columns: null };
  });
}
