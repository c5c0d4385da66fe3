import { assertRecent } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';

/** Minutes after which the password is asked for again. */
const recentMinutes = 15;

/**
 * For what a session that was left open must not do: storing code that runs in the browsers of visitors, changing the address
 * of one's own account. @throws AppError `locked` without a password of the last minutes
 */
export function assertRecentPassword({ actor, services }: Pick<Context, 'actor' | 'services'>): void {
  assertRecent(actor, services.now(), recentMinutes * 60_000);
}
