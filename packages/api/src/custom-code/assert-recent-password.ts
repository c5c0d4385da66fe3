import { assertRecent } from '../core/actor.ts';
import type { Context } from '../core/context.ts';

/** Minutes after which the password is asked for again: stored code runs in the browsers of all visitors. */
const codeMinutes = 15;

/** For whoever stores code of visitors' pages. @throws AppError `locked` without a password of the last minutes */
export function assertRecentPassword({ actor, services }: Pick<Context, 'actor' | 'services'>): void {
  assertRecent(actor, services.now(), codeMinutes * 60_000);
}
