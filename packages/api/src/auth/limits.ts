import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';

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
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into attempts as a (key, count, until)
    values (${hashed}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      count = case when a.until <= now() then 1 else least(a.count + 1, 1_000_000) end,
      until = case when a.until <= now() then excluded.until else a.until end
    returning count, extract(epoch from until - now())::float8 * 1_000 as wait`.execute(ctx.db);
  const row = rows[0];
  if (row && row.count > limit.max) {
    throw new AppError('rate_limited', undefined, { retryAfterMs: Math.max(1_000, row.wait) });
  }
  return {
    async forgive() {
      await sql`update attempts set count = greatest(count - 1, 0) where key = ${hashed}`.execute(ctx.db);
    },
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
