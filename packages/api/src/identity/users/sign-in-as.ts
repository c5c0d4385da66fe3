import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { getBootstrap } from '../bootstrap/get-bootstrap.ts';
import { isSuspended } from '../roles/holder.ts';
import { lockManagedUsers } from '../roles/lock-managed-users.ts';

/**
 * A session as another user, for a day; leaving it leads back.
 * @throws AppError `forbidden` for who stands above; `conflict` for an account that is suspended
 */
export async function signInAs(ctx: Context, { id }: { id: number }) {
  const actor = userOf(ctx.actor);
  if (actor.impersonatorId !== null) throw new AppError('forbidden');
  await ctx.db.transaction().execute(async (trx) => {
    const [user] = await lockManagedUsers(ctx, trx, [id]);
    if (user && isSuspended(user, ctx.services.now()))
      throw new AppError('conflict', line('Nobody can sign in as a suspended account.'));
    await recordEvent(trx, ctx, { action: 'users.sign_in_as', object: { type: 'user', id } });
  });
  const next = await openSession(ctx, id, {
    remember: false,
    impersonatorId: actor.id,
    // The admin has not given this user's password: what asks for it stays locked.
    authenticatedAt: new Date(0),
  });
  return { bootstrapData: await getBootstrap(next, {}) };
}
