import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { type KeysetSource, rowById } from '../../core/keyset.ts';
import type { Channel } from './contract.ts';
import { unreadOf } from './fragments.ts';

type Executor = Db | Transaction<Database>;

interface Insertion {
  kind: string;
  receivers: readonly number[];
  actor: number | null;
  data: unknown;
  groupKey: string | null;
  onceKey: string | null;
  channels: Readonly<Record<Channel, boolean>>;
  always: boolean;
  essential: boolean;
}
interface Told {
  id: string;
  user_id: number;
  in_app: boolean;
  push_due: boolean;
}

/** Writes a message to each of the receivers who want it, in one statement. */
export async function insertNotifications(trx: Transaction<Database>, values: Insertion): Promise<Told[]> {
  const { kind, receivers, actor, data, groupKey, onceKey, channels, always, essential } = values;
  const { rows } = await sql<Told>`
    with wanted as (
      select u.id as user_id, coalesce(s.in_app, ${channels.in_app}) as in_app,
        coalesce(s.email, ${channels.email})
          and (m.mail_frequency is distinct from 'never' or ${essential}::boolean) as email,
        coalesce(s.browser, ${channels.browser})
          and exists (select from push_subscriptions p where p.user_id = u.id) as browser
      from unnest(${[...new Set(receivers)]}::bigint[]) r(id) join users u on u.id = r.id
      left join notification_selections s on s.user_id = u.id and s.kind = ${kind} and not ${always}::boolean
      left join notification_settings m on m.user_id = u.id
      where u.id is distinct from ${actor}::bigint
        and (u.suspended_at is null or u.suspended_until <= now())
        and not exists (select from notifications n
          where n.user_id = u.id and n.kind = ${kind} and n.once_key = ${onceKey}::text)
    ), put as (
      insert into notifications (user_id, kind, group_key, once_key, data, in_app, mail_due, push_due)
      select user_id, ${kind}, ${groupKey}, ${onceKey}, ${JSON.stringify(data)}::jsonb, in_app, email, browser
      from wanted where in_app or email or browser order by user_id
      on conflict (user_id, kind, group_key) where group_key is not null and read_at is null
      do update set position = nextval('notification_positions'), created_at = now(), data = excluded.data,
        in_app = excluded.in_app, mail_due = excluded.mail_due, push_due = excluded.push_due,
        pushed_to = excluded.pushed_to
      returning id, user_id, in_app, push_due
    ), people as (
      insert into notification_actors (notification_id, actor_id)
      select id, ${actor}::bigint from put where ${actor}::bigint is not null
      on conflict (notification_id, actor_id) do update set created_at = clock_timestamp()
    )
    select id, user_id, in_app, push_due from put`.execute(trx);
  return rows;
}

export interface NotificationRow {
  /** Position, which cursors are made of. */
  id: number;
  public_id: string;
  kind: string;
  data: unknown;
  read_at: Date | null;
  created_at: Date;
  /** Those who did it, the last one first. */
  people: { id: number; display_name: string; avatar: string | null }[];
  people_count: number;
}

/** Messages with the people they are about. */
export const withPeople = (db: Executor) =>
  db
    .selectFrom('notifications as n')
    .select(['n.position as id', 'n.id as public_id', 'n.kind', 'n.data', 'n.read_at', 'n.created_at'])
    .select([
      sql<NotificationRow['people']>`(select coalesce(json_agg(p order by p.at desc), '[]') from (
        select u.id, u.display_name, u.avatar, a.created_at as at from notification_actors a
        join users u on u.id = a.actor_id where a.notification_id = n.id
        order by a.created_at desc limit 3) p)`.as('people'),
      sql<number>`(select count(*) from notification_actors a where a.notification_id = n.id)`.as(
        'people_count',
      ),
    ]);

export const notificationRow = rowById((db, position) => withPeople(db).where('n.position', '=', position));

/** Messages in the inbox of a user, the newest first. */
export function inboxOf(userId: number): KeysetSource {
  const order = { column: 'position', kind: 'number', direction: 'desc' } as const;
  return { from: 'notifications', id: 'position', where: sql`user_id = ${userId} and in_app`, order };
}

export async function countUnread(db: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${unreadOf(sql`${userId}::bigint`)} as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Marks messages of a user as read: those with the ids, or all. @returns how many were not read yet */
export async function markRead(
  trx: Executor,
  userId: number,
  which: { ids: readonly string[] } | { upTo: string | null },
  now: Date,
): Promise<number> {
  const result = await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .where((eb) => {
      if ('ids' in which) return eb('id', 'in', [...which.ids]);
      // What is told of a time has milliseconds, the table more.
      return which.upTo === null
        ? eb.val(true)
        : sql<boolean>`date_trunc('milliseconds', created_at) <= ${which.upTo}`;
    })
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** @returns whether there was one */
export async function deleteNotification(trx: Executor, userId: number, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('in_app', '=', true)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Removes what is older than a year, and what was only sent out after a month. */
export async function purgeNotifications(db: Executor) {
  await sql`delete from notifications where created_at < now() - interval '1 year'
    or (not in_app and created_at < now() - interval '30 days')`.execute(db);
}

/** Ids of users in their order, behind one. */
export async function usersAfter(db: Executor, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
