import type { Database, Transaction } from '@kantele/db';
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

/** Links and invitations one person may make in an hour. */
const perHour = { max: 60, seconds: 3_600 };

/** @throws AppError `rate_limited` */
export const limitLinks = (ctx: Context) =>
  limitAttempts(ctx, `playlist links ${userOf(ctx.actor).id}`, perHour);

/** Path of the page that invites. */
export const invitationPath = (secret: string) => `/playlist-invitation/${secret}`;

/**
 * Makes a link by which people join for thirty days. Its secret is not kept.
 * @throws AppError `not_found`; `forbidden` for everybody but its owner; `conflict` when there are too many; `rate_limited`
 */
export async function createLink(ctx: Context, { id, role }: z.output<typeof input>) {
  await limitLinks(ctx);
  const secret = newSecret();
  const link = await changePlaylist(ctx, { id, right: 'own' }, async (trx) => ({
    result: await addLink(trx, ctx, { playlist_id: id, role, secret }),
    columns: null,
  }));
  return { url: `${ctx.services.baseUrl}${invitationPath(secret)}`, link };
}

type NewLink = Pick<Database['playlist_invites'], 'playlist_id' | 'role'> & {
  secret: string;
  /** Whose alone it is. */
  for_user?: number;
};

/** Writes a link of a playlist that is locked. @throws AppError `conflict` when there are too many */
export async function addLink(trx: Transaction<Database>, ctx: Context, { secret, ...values }: NewLink) {
  const now = ctx.services.now();
  const open = await linksOf(trx, values.playlist_id, now);
  if (open.length >= linksMax)
    throw new AppError('conflict', 'There are :count links already. Revoke one first.', {
      params: { count: linksMax },
    });
  const expires_at = new Date(now.getTime() + linkDays * 24 * 3_600_000);
  return linkView(await insertLink(trx, { ...values, token_hash: hashInvite(secret), expires_at }));
}
