import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { MailFrequency } from './contract.ts';
import { type NotificationRow, withPeople } from './queries.ts';

type Executor = Db | Transaction<Database>;

export async function mailFrequencyOf(db: Executor, userId: number): Promise<MailFrequency> {
  const row = await db
    .selectFrom('notification_settings')
    .select('mail_frequency')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.mail_frequency ?? 'daily';
}

export async function putMailFrequency(db: Executor, userId: number, mail_frequency: MailFrequency) {
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, mail_frequency })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ mail_frequency }))
    .execute();
}

/** Time zones of those who have messages waiting for a mail; null for those who have chosen none. */
export async function zonesOfMailDue(db: Executor): Promise<(string | null)[]> {
  const { rows } = await sql<{ timezone: string | null }>`select distinct u.timezone
    from notifications n join users u on u.id = n.user_id where n.mail_due`.execute(db);
  return rows.map(({ timezone }) => timezone);
}

interface ZoneMorning {
  zone: string | null;
  since: Date;
  isMonday: boolean;
}

/** Receivers whose mail is due, in the order of their ids. */
export async function receiversOfMail(
  db: Executor,
  { mornings, before, after, limit }: { mornings: ZoneMorning[]; before: Date; after: number; limit: number },
) {
  const { rows } = await sql<{ id: number; email: string; language: string | null }>`
    select u.id, u.email, u.language from users u
    left join notification_settings s on s.user_id = u.id
    where u.id > ${after} and u.email_verified_at is not null
      and (u.suspended_at is null or u.suspended_until <= now())
      and exists (select from notifications n where n.user_id = u.id and n.mail_due and (
        (s.mail_frequency = 'at_once' and n.created_at <= ${before})
        or exists (select from unnest(${mornings.map(({ zone }) => zone)}::text[],
            ${mornings.map(({ since }) => since)}::timestamptz[],
            ${mornings.map(({ isMonday }) => isMonday)}::boolean[]) z(zone, since, monday)
          where z.zone is not distinct from u.timezone and n.created_at < z.since
            and (coalesce(s.mail_frequency, 'daily') = 'daily' or (s.mail_frequency = 'weekly' and z.monday)))))
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** Takes what waits for the mail of a user, for good: nobody else gets it. @returns what was not read meanwhile */
export async function takeMailDue(trx: Transaction<Database>, userId: number): Promise<NotificationRow[]> {
  const { rows } = await sql<{ id: string }>`update notifications set mail_due = false
    where user_id = ${userId} and mail_due returning id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return withPeople(trx)
    .where('n.id', 'in', ids)
    .where('n.read_at', 'is', null)
    .orderBy('n.position', 'desc')
    .execute();
}

/** Whether there still is such a user. */
export async function isUser(db: Executor, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
