import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { profilesByIds } from '../../identity/accounts/get-profiles.ts';
import { limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { hashInvite } from '../../platform/memberships/invite-secret.ts';
import type * as contract from './contract.ts';
import { membersOf, openLink } from './queries.ts';

/** One sentence for every cause: who guesses learns nothing. */
export const noLonger = () => new AppError('not_found', 'This invite is no longer valid');
/** Secrets one visitor may try in ten minutes. */
export const looks = { max: 60, seconds: 600 };

/** How a secret is looked up, for who asks. */
export const asking = ({ actor, services }: Context, secret: string) => ({
  hash: hashInvite(secret),
  now: services.now(),
  userId: actor.kind === 'user' ? actor.id : null,
});

/** What a link invites to; also for guests. @throws AppError `not_found` when it is over; `rate_limited` */
export async function getInvitation(ctx: Context, { secret }: z.output<typeof contract.byPlaylistInvite>) {
  await limitVisitor(ctx, 'invitation', looks);
  const found = await openLink(ctx.db, asking(ctx, secret));
  const [owner] = found ? await profilesByIds(ctx.db, [found.owner_id]) : [];
  if (!found || !owner) throw noLonger();
  const { id, name, slug, role, for_user } = found;
  const people = [found.owner_id, ...(await membersOf(ctx.db, id)).map(({ user_id }) => user_id)];
  return {
    invitation: {
      playlist: { id, name, slug },
      owner: { id: owner.id, display_name: owner.display_name, avatar: owner.avatar },
      role,
      is_personal: for_user !== null,
      is_member: ctx.actor.kind === 'user' && people.includes(ctx.actor.id),
    },
  };
}
