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

/**
 * Receivers whose mail is due, in the order of their ids. `everything` is false where only kinds of `essential` are: the
 * address is not confirmed, or the time of the others has not come.
 */
export async function receiversOfMail(
  db: Executor,
  of: {
    mornings: ZoneMorning[];
    before: Date;
    after: number;
    limit: number;
    essential: readonly string[];
  },
) {
  const { mornings, before, after, limit, essential } = of;
  const { rows } = await sql<{ id: number; email: string; language: string | null; everything: boolean }>`
    select u.id, u.email, u.language, bool_or(x.usual) as everything
    from notifications n join users u on u.id = n.user_id
    left join notification_settings s on s.user_id = u.id
    cross join lateral (select u.email_verified_at is not null and (
        (s.mail_frequency = 'at_once' and n.created_at <= ${before})
        or exists (select from unnest(${mornings.map(({ zone }) => zone)}::text[],
            ${mornings.map(({ since }) => since)}::timestamptz[],
            ${mornings.map(({ isMonday }) => isMonday)}::boolean[]) z(zone, since, monday)
          where z.zone is not distinct from u.timezone and n.created_at < z.since
            and (coalesce(s.mail_frequency, 'daily') = 'daily' or (s.mail_frequency = 'weekly' and z.monday)))
      ) as usual) x
    where n.mail_due and u.id > ${after} and (u.suspended_at is null or u.suspended_until <= now())
      and (x.usual or (n.kind = any(${essential}) and n.created_at <= ${before}))
    group by u.id order by u.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Takes what waits for the mail of a user, for good: nobody else gets it.
 * @param kinds takes these only; null takes all
 * @returns what was not read meanwhile
 */
export async function takeMailDue(
  trx: Transaction<Database>,
  userId: number,
  kinds: readonly string[] | null,
): Promise<NotificationRow[]> {
  const { rows } = await sql<{ id: string }>`update notifications set mail_due = false
    where user_id = ${userId} and mail_due and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
    returning id`.execute(trx);
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
