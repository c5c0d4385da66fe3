import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';

/** Parts of a mailed link that vouches for itself. */
export interface SignedLink {
  /** Whose account it is about. */
  id: number;
  /** Unix seconds */
  expires: number;
  signature: string;
}

/**
 * Checks a link against the signature it must have; undefined when there is no such account.
 * @throws AppError `forbidden` for a changed link or another user's, `gone` when it is over
 */
export function assertLink(ctx: Context, link: SignedLink, signature: string | undefined): void {
  const expected = Buffer.from(signature ?? '');
  const given = Buffer.from(link.signature);
  const genuine =
    signature !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || (ctx.actor.kind === 'user' && ctx.actor.id !== link.id)) {
    throw new AppError('forbidden', 'This link is not valid.');
  }
  if (link.expires * 1_000 < ctx.services.now().getTime()) {
    throw new AppError('gone', 'This link has expired. Ask for a new one.');
  }
}
