import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import type * as contract from './contract.ts';
import { deleteBrowser, putBrowser } from './push-queries.ts';

/** Browsers of one user that show messages. */
const atMost = 20;

/**
 * Has the browser one is signed in with show messages: as long as this session lasts.
 * @throws AppError `invalid` on `endpoint` for what is no address of a push service; `forbidden` for an admin who is
 * signed in as somebody else
 */
export async function subscribeBrowser(
  ctx: Context,
  { endpoint, keys }: z.output<typeof contract.subscribeBrowser>,
) {
  const { id: user_id, sessionId, impersonatorId } = userOf(ctx.actor);
  if (sessionId === null || impersonatorId !== null) throw new AppError('forbidden');
  if (!isPushService(ctx, endpoint)) throw invalid('endpoint', 'This is not valid.');
  await ctx.db
    .transaction()
    .execute((trx) => putBrowser(trx, { user_id, session_id: sessionId, endpoint, ...keys }, atMost));
  return { done: true as const };
}

/** Has a browser show no more messages; one that did not changes nothing. */
export async function unsubscribeBrowser(
  ctx: Context,
  { endpoint }: z.output<typeof contract.unsubscribeBrowser>,
) {
  await deleteBrowser(ctx.db, userOf(ctx.actor).id, endpoint);
  return { done: true as const };
}

/** Push services are reached over TLS at the usual port; that they are on the open internet is looked at when they are asked. */
function isPushService({ services }: Context, endpoint: string): boolean {
  if (isStandIn(services.pushService, endpoint)) return true;
  const { protocol, port, username, password } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && password === '';
}

/** Whether an address is at the push service that was set up for tests. */
export function isStandIn(pushService: string | null, endpoint: string): boolean {
  return pushService !== null && endpoint.startsWith(`${pushService}/`);
}
