import type { z } from 'zod';
import { can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { listAccessTokens } from '../access-tokens/list-access-tokens.ts';
import { usersByIds } from '../accounts/rows.ts';
import { profileView } from '../accounts/view.ts';
import { canManageUser } from '../roles/managing-policy.ts';
import { listProfiles } from '../social-login/list-profiles.ts';
import type { getUser as inputSchema, Profile, User } from './contract.ts';
import { userView } from './view.ts';

/**
 * A user: whole for himself and those who manage users, the profile for everybody else.
 * @throws AppError `unauthenticated` for a guest who asks for himself, `forbidden` for a token that asks for tokens, `not_found`, `invalid` on `with` for relations
 * of somebody else
 */
export async function getUser(
  ctx: Context,
  input: z.output<typeof inputSchema>,
): Promise<{ user: User | Profile }> {
  const id = input.id === 'me' ? userOf(ctx.actor).id : input.id;
  const isSelf = ctx.actor.kind === 'user' && ctx.actor.id === id;
  if (!isSelf && !can(ctx.actor, 'users.view') && !can(ctx.actor, 'users.manage')) {
    throw new AppError(ctx.actor.kind === 'guest' ? 'unauthenticated' : 'not_found');
  }
  const relations = input.with ?? [];
  if (relations.includes('tokens') && ctx.actor.kind === 'user' && ctx.actor.token) {
    throw new AppError('forbidden');
  }
  const [row] = await usersByIds(ctx.db, [id]);
  if (!row) throw notFound();
  if (!isSelf && !canManageUser(ctx.actor, row)) {
    if (relations.length > 0) throw invalid('with', 'This is not part of a profile.');
    return { user: profileView(row) };
  }
  const view = userView(ctx.actor, row);
  return {
    user: {
      ...view,
      ...(relations.includes('social_profiles') ? { social_profiles: await listProfiles(ctx, id) } : {}),
      // Tokens are their owner's alone, and only while he may have any.
      ...(relations.includes('tokens') && isSelf && can(ctx.actor, 'api.access')
        ? { tokens: (await listAccessTokens(ctx)).tokens }
        : {}),
    },
  };
}
