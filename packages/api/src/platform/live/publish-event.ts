import type { Database, Db, Transaction } from '@kantele/db';
import { z } from 'zod';
import { sendNotices } from './queries.ts';

/**
 * What open browsers of a user are told: that something of a type has changed, and of which thing. They read it anew
 * themselves, so an event holds nothing that somebody may not see, and one that is lost is made good by reading.
 */
export const liveEvent = z.object({
  /** A domain, e.g. `notifications`. */
  type: z.string().max(40),
  /** Of the thing that has changed. */
  id: z.union([z.number(), z.string().max(60)]).optional(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** As it travels between instances. */
export const liveNotice = z.object({ users: z.array(z.number()), event: liveEvent });

/** Something that guests see on pages has changed: sent by triggers of the database (migration 0092-what-pages-show). */
export const pagesNotice = z.object({ pages: z.literal(true) });

/** Postgres carries 8,000 bytes in one notice: so many ids of sixteen digits fit. */
const usersOfNotice = 400;

/** What `told` sends: a change for all open browsers of some users, no more of them than fit into one notice. */
export const noticeOf = (users: readonly number[], event: LiveEvent) => JSON.stringify({ users, event });

/** Tells all open browsers of users about a change, when its transaction commits. */
export async function publishEvent(
  trx: Db | Transaction<Database>,
  users: readonly number[],
  event: LiveEvent,
): Promise<void> {
  const payloads: string[] = [];
  for (let first = 0; first < users.length; first += usersOfNotice) {
    payloads.push(noticeOf(users.slice(first, first + usersOfNotice), event));
  }
  if (payloads.length > 0) await sendNotices(trx, payloads);
}
