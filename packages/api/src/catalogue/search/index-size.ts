import type { Db } from '@kantele/db';
import { entriesBytes } from './queries.ts';

/** Bytes of a table of some 50,000 entries: all that have a word are ranked in a millisecond or two. */
const smallBytes = 16 * 2 ** 20;
/** Milliseconds until the size is asked for again. */
const freshMs = 60_000;

const known = new WeakMap<Db, { isSmall: Promise<boolean>; askedAt: number }>();

/** Whether there are few things to be found; at most a minute old. Answers are the same either way, only their cost is not. */
export function isSmallIndex(db: Db): Promise<boolean> {
  const now = performance.now();
  const last = known.get(db);
  if (last && now - last.askedAt < freshMs) return last.isSmall;
  const isSmall = entriesBytes(db).then((bytes) => bytes < smallBytes);
  known.set(db, { isSmall, askedAt: now });
  isSmall.catch(() => known.delete(db));
  return isSmall;
}
