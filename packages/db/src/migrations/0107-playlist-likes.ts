import { type Kysely, sql } from 'kysely';

/** Playlists of others can be liked: they stand among one's own then, as long as one may see them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table playlists add column likes_count bigint not null default 0 check (likes_count >= 0)`,
    sql`create table playlist_likes (
      user_id bigint not null references users on delete cascade,
      playlist_id bigint not null references playlists on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, playlist_id)
    )`,
    sql`create index playlist_likes_playlist on playlist_likes (playlist_id)`,
    // Counted as other likes are: once a statement, playlists locked in the order of their ids.
    sql`create function count_playlist_likes() returns trigger language plpgsql as $$
      begin
        perform from playlists where id in (select playlist_id from changed) order by id for no key update;
        update playlists p set likes_count = p.likes_count + case tg_op when 'INSERT' then x.n else -x.n end
          from (select playlist_id as id, count(*) as n from changed group by 1) x where p.id = x.id;
        return null;
      end $$`,
    sql`create trigger playlist_likes_added after insert on playlist_likes referencing new table as changed
      for each statement execute function count_playlist_likes()`,
    sql`create trigger playlist_likes_removed after delete on playlist_likes referencing old table as changed
      for each statement execute function count_playlist_likes()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
