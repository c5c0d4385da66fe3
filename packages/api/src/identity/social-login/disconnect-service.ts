import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { socialServices } from '../../platform/site-state/contract.ts';
import { isSocialReady } from '../../platform/site-state/public-settings.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { lockAccount } from '../accounts/find-account.ts';
import type { disconnectInput } from './contract.ts';
import * as queries from './queries.ts';

/**
 * Takes a service off the account.
 * @throws AppError `conflict` when there would be no way left to sign in; `not_found` when it is not connected
 */
export async function disconnectService(ctx: Context, { service }: z.output<typeof disconnectInput>) {
  const { id, impersonatorId } = userOf(ctx.actor);
  if (impersonatorId !== null) throw new AppError('forbidden');
  const { settings } = await getSite(ctx.db);
  await ctx.db.transaction().execute(async (trx) => {
    // Two at once must not take the last two ways.
    const user = await lockAccount(trx, id);
    const connected = await queries.profileServices(trx, id);
    if (!user || !connected.includes(service)) throw notFound();
    const others = socialServices.filter(
      (other) => other !== service && connected.includes(other) && isSocialReady(settings, other),
    );
    if (user.password_hash === null && others.length === 0) {
      throw new AppError('conflict', 'This is your only way to sign in. Set a password first.');
    }
    await queries.deleteProfile(trx, id, service);
    await recordEvent(trx, ctx, {
      action: 'social_login.disconnect',
      object: { type: 'user', id },
      data: { service },
    });
  });
  return { done: true as const };
}
