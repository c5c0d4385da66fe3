import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/**
 * Seconds a device counts as playing after it has fetched sound. Players fetch a minute ahead and again once half of it
 * is left, so one that plays on renews in time, and one that has stopped is forgotten soon.
 */
export const leaseSeconds = 75;

interface Device {
  userId: number;
  device: string;
  /** Devices that may play at the same time. */
  limit: number;
}

/** Devices of the account that play, other than this one and, where it plays itself, before it began. */
const othersBefore = ({ userId, device }: Device) =>
  sql<number>`(select count(*) from stream_leases o where o.user_id = ${userId} and o.device <> ${device}
    and o.until > now() and o.since <= coalesce((select m.since from stream_leases m
      where m.user_id = ${userId} and m.device = ${device} and m.until > now()), 'infinity'))`;

/** Whether the device plays already within the limit, or may begin. */
export async function hasRoom(db: Executor, device: Device): Promise<boolean> {
  const { rows } = await sql<{ room: boolean }>`
    select ${othersBefore(device)} < ${device.limit} as room`.execute(db);
  return rows[0]?.room ?? false;
}

/** Keeps a device that plays within the limit counted; false when it does not play yet, or is one too many. */
export async function renewLease(db: Executor, device: Device): Promise<boolean> {
  const { rows } = await sql`
    update stream_leases set until = now() + make_interval(secs => ${leaseSeconds})
    where user_id = ${device.userId} and device = ${device.device} and until > now()
      and ${othersBefore(device)} < ${device.limit} returning 1`.execute(db);
  return rows.length > 0;
}

/** Counts a device that begins to play. The account has to be locked, so that of two at once one sees the other. */
export async function takeLease(trx: Transaction<Database>, device: Device): Promise<boolean> {
  const { rows } = await sql`
    insert into stream_leases (user_id, device, since, until)
    select ${device.userId}, ${device.device}, clock_timestamp(), now() + make_interval(secs => ${leaseSeconds})
    where ${othersBefore(device)} < ${device.limit}
    on conflict (user_id, device) do update set until = excluded.until,
      since = case when stream_leases.until > now() then stream_leases.since else clock_timestamp() end
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Forgets devices that play no more. */
export async function purgeLeases(db: Executor): Promise<void> {
  await sql`delete from stream_leases where until < now()`.execute(db);
}
