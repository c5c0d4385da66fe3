import type { Db } from '@kantele/db';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../core/context.ts';
import { countAttempts } from '../../platform/attempts/limit-attempts.ts';
import { getSite } from '../../platform/site-state/site.ts';

/** What a token may still do in the minute that runs. */
export interface TokenUse {
  /** Calls a minute. */
  limit: number;
  remaining: number;
  /** Seconds until the count begins anew. */
  reset: number;
  isOver: boolean;
}

/** Calls of a minute that this process has taken from the common count and may still let through. */
interface Share {
  left: number;
  /** Of the common count, when this share was taken. */
  free: number;
  limit: number;
  /** By `performance.now()`. */
  until: number;
}

/** Part of the limit that is taken at a time: the database is asked once for so many calls. */
const share = 1 / 20;
const windowSeconds = 60;
const sharesOf = new WeakMap<Db, LRUCache<number, Share>>();

/**
 * Counts calls made with a token, for all instances together; several calls in one request count as several. Calls are
 * taken from the common count by the dozen, so what one instance has taken and not used is not there for another.
 */
export async function limitToken(services: Services, tokenId: number, calls: number): Promise<TokenUse> {
  const { db } = services;
  const { settings } = await getSite(db);
  const limit = settings['api.calls_per_minute'];
  const shares = sharesOf.get(db) ?? new LRUCache<number, Share>({ max: 10_000 });
  sharesOf.set(db, shares);
  const now = performance.now();
  let own = shares.get(tokenId);
  if (own && (own.until <= now || own.limit !== limit)) own = undefined;
  if (!own || (own.left < calls && own.free > 0)) {
    const wanted = Math.max(calls - (own?.left ?? 0), Math.ceil(limit * share));
    const { count, wait } = await countAttempts({ services, db }, `token ${tokenId}`, windowSeconds, wanted);
    const given = Math.max(0, wanted - Math.max(0, count - limit));
    // The clock of the database may be ahead of ours.
    const until = now + Math.min(wait, windowSeconds * 1_000);
    // Others have taken a share of the same minute meanwhile: what is left of it stays.
    const current = shares.get(tokenId);
    const isSame = current?.limit === limit && Math.abs(current.until - until) < windowSeconds * 500;
    const left = isSame ? current.left : 0;
    own = { left: left + given, free: Math.max(0, limit - count), limit, until };
    shares.set(tokenId, own);
  }
  const isOver = own.left < calls;
  if (!isOver) own.left -= calls;
  return {
    limit,
    remaining: isOver ? 0 : own.left + own.free,
    // Whole milliseconds first: the clock's fractions would make 61 seconds of sixty.
    reset: Math.max(1, Math.ceil(Math.round(own.until - now) / 1_000)),
    isOver,
  };
}
