import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { ipv6Network, withoutMapping } from '../audit/ip.ts';
import { countAttempt, uncountAttempt } from './queries.ts';

interface Limit {
  /** Attempts allowed in one window. */
  max: number;
  /** Length of the window, counted from its first attempt. */
  seconds: number;
}

/** A counted attempt; `forgive` takes it back when it turned out to be a rightful one. */
export interface Attempt {
  /** How many there were in the window, and the milliseconds until its end. */
  count: number;
  wait: number;
  forgive(): Promise<void>;
}

/**
 * Counts an attempt under a key, for all instances together. The table holds only a keyed hash of the key.
 * @throws AppError `rate_limited` once there were more than `max` in the window
 */
export async function limitAttempts(
  ctx: Pick<Context, 'db' | 'services'>,
  key: string,
  limit: Limit,
): Promise<Attempt> {
  const row = await countAttempts(ctx, key, limit.seconds, 1);
  if (row.count > limit.max) {
    throw new AppError('rate_limited', undefined, { retryAfterMs: Math.max(1_000, row.wait) });
  }
  return { ...row, forgive: () => uncountAttempt(ctx.db, hashedKey(ctx, key)) };
}

/** Counts under a key without refusing: how many there were in the window, and the milliseconds until its end. */
export function countAttempts(
  ctx: Pick<Context, 'db' | 'services'>,
  key: string,
  seconds: number,
  times: number,
) {
  return countAttempt(ctx.db, hashedKey(ctx, key), seconds, times);
}

const hashedKey = ({ services }: Pick<Context, 'services'>, key: string) =>
  createHmac('sha256', services.secret).update(`attempt\n${key}`).digest('base64url');

/** How much more a /48 may try than one of the 65,536 networks in it: providers give whole ones to single customers. */
const widerTimes = 10;

/**
 * Counts an attempt for where the visitor is: an IPv4 address, or the /64 of an IPv6 one, which a single machine has
 * all of. The /48 around it is counted as well, with a higher bound.
 * @throws AppError `rate_limited`
 */
export async function limitVisitor(ctx: Context, name: string, limit: Limit): Promise<Attempt> {
  const ip = withoutMapping(ctx.visitor?.ip ?? '');
  if (!isIPv6(ip)) return limitAttempts(ctx, `${name} ${ip}`, limit);
  const near = await limitAttempts(ctx, `${name} ${ipv6Network(ip, 4)}`, limit);
  const wide = { ...limit, max: limit.max * widerTimes };
  const around = await limitAttempts(ctx, `${name} ${ipv6Network(ip, 3)}`, wide);
  return {
    ...near,
    async forgive() {
      await near.forgive();
      await around.forgive();
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
