import { createHmac } from 'node:crypto';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { countAttempt, uncountAttempt } from './queries.ts';

interface Limit {
  /** Attempts allowed in one window. */
  max: number;
  /** Length of the window, counted from its first attempt. */
  seconds: number;
}

/** A counted attempt; `forgive` takes it back when it turned out to be a rightful one. */
export interface Attempt {
  forgive(): Promise<void>;
}

/**
 * Counts an attempt under a key, for all instances together. The table holds only a keyed hash of the key.
 * @throws AppError `rate_limited` once there were more than `max` in the window
 */
export async function limitAttempts(ctx: Context, key: string, limit: Limit): Promise<Attempt> {
  const hashed = createHmac('sha256', ctx.services.secret).update(`attempt\n${key}`).digest('base64url');
  const row = await countAttempt(ctx.db, hashed, limit.seconds);
  if (row && row.count > limit.max) {
    throw new AppError('rate_limited', undefined, { retryAfterMs: Math.max(1_000, row.wait) });
  }
  return {
    forgive: () => uncountAttempt(ctx.db, hashed),
  };
}

/** Whether another mail of this kind may go to an address now: three an hour. */
export async function mayMail(ctx: Context, key: string): Promise<boolean> {
  try {
    await limitAttempts(ctx, key, { max: 3, seconds: 3_600 });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
