import { type Kysely, sql } from 'kysely';

/**
 * Messages to users, with the people behind them and what each user wants by which way. `position` grows with every
 * change of a row, so that a list and a lost connection know what is new. What one is not told in the site but by mail or
 * in the browser is a row with `in_app` false.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create sequence notification_positions`,
    sql`create table notifications (
      id uuid primary key default gen_random_uuid(),
      position bigint not null default nextval('notification_positions'),
      user_id bigint not null references users on delete cascade,
      kind text not null,
      group_key text,
      once_key text,
      data jsonb not null,
      in_app boolean not null default true,
      mail_due boolean not null default false,
      read_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    // An unread message about the same takes the next person in.
    sql`create unique index notifications_group on notifications (user_id, kind, group_key)
      where group_key is not null and read_at is null`,
    // What is told once is not told again, whatever is tried again.
    sql`create unique index notifications_once on notifications (user_id, kind, once_key) where once_key is not null`,
    sql`create unique index notifications_position on notifications (position)`,
    sql`create index notifications_list on notifications (user_id, position) where in_app`,
    sql`create index notifications_unread on notifications (user_id) where in_app and read_at is null`,
    sql`create index notifications_mail on notifications (user_id, created_at) where mail_due`,
    sql`create index notifications_created on notifications (created_at)`,

    sql`create table notification_actors (
      notification_id uuid not null references notifications on delete cascade,
      actor_id bigint not null references users on delete cascade,
      created_at timestamptz not null default clock_timestamp(),
      primary key (notification_id, actor_id)
    )`,
    sql`create index notification_actors_actor on notification_actors (actor_id)`,
    // A message about people is gone with the last of them.
    sql`create function remove_notification_without_actor() returns trigger language plpgsql as $$
      begin
        delete from notifications n where n.id = old.notification_id
          and not exists (select from notification_actors a where a.notification_id = n.id);
        return null;
      end $$`,
    sql`create trigger remove_without_actor after delete on notification_actors
      for each row execute function remove_notification_without_actor()`,

    sql`create table notification_selections (
      user_id bigint not null references users on delete cascade,
      kind text not null,
      in_app boolean not null,
      email boolean not null,
      browser boolean not null,
      primary key (user_id, kind)
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
