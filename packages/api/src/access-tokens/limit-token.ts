import { limitAttempts } from '../auth/limits.ts';
import { AppError } from '../core/errors.ts';
import type { Services } from '../core/services.ts';
import { getSite } from '../settings/site.ts';

/** What a token may still do in the minute that runs. */
export interface TokenUse {
  /** Calls a minute. */
  limit: number;
  remaining: number;
  /** Seconds until the count begins anew. */
  reset: number;
  isOver: boolean;
}

/** Counts calls made with a token, for all instances together; several calls in one request count as several. */
export async function limitToken(services: Services, tokenId: number, calls: number): Promise<TokenUse> {
  const { settings } = await getSite(services.db);
  const limit = settings['api.calls_per_minute'];
  try {
    const ctx = { services, db: services.db };
    const { count, wait } = await limitAttempts(ctx, `token ${tokenId}`, { max: limit, seconds: 60 }, calls);
    return { limit, remaining: Math.max(0, limit - count), reset: Math.ceil(wait / 1_000), isOver: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    const reset = Math.ceil((error.retryAfterMs ?? 0) / 1_000);
    return { limit, remaining: 0, reset, isOver: true };
  }
}
