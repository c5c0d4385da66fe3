import { type Kysely, sql } from 'kysely';

/**
 * Who likes which tracks and albums. A row repeats what a person's lists are sorted and filtered by (`shown`,
 * `name_key`, `length_sort`, `release_sort`), kept equal by triggers, so that each order of a list is one index range.
 * `shown` is true for what is public or unlisted; a like of what is hidden stays, and is seen again with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table albums add column likes_count bigint not null default 0 check (likes_count >= 0)`,
    // Nobody could like before: whatever stood there was not counted.
    sql`update tracks set likes_count = 0 where likes_count <> 0`,
    sql`create function is_open(visibility text) returns boolean language sql immutable parallel safe
      return visibility in ('public', 'unlisted')`,

    sql`create table track_likes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      track_id bigint not null references tracks on delete cascade,
      created_at timestamptz not null default now(),
      shown boolean not null,
      name_key text not null,
      length_sort integer not null,
      unique (user_id, track_id)
    )`,
    sql`create index track_likes_track on track_likes (track_id)`,
    sql`create index track_likes_newest on track_likes (user_id, id desc, track_id desc) where shown`,
    sql`create index track_likes_name on track_likes (user_id, name_key, track_id) where shown`,
    sql`create index track_likes_length on track_likes (user_id, length_sort desc, track_id desc) where shown`,
    sql`create function fill_track_like() returns trigger language plpgsql as $$
      begin
        select is_open(t.visibility) and is_open(a.visibility), t.name_key, t.length_sort
          into new.shown, new.name_key, new.length_sort
          from tracks t join albums a on a.id = t.album_id where t.id = new.track_id;
        return new;
      end $$`,
    sql`create trigger track_likes_fill before insert on track_likes
      for each row execute function fill_track_like()`,
    sql`create function spread_track_to_likes() returns trigger language plpgsql as $$
      begin
        update track_likes set name_key = new.name_key, length_sort = new.length_sort,
          shown = is_open(new.visibility)
            and (select is_open(a.visibility) from albums a where a.id = new.album_id)
          where track_id = new.id;
        return null;
      end $$`,
    sql`create trigger tracks_spread_to_likes after update on tracks for each row
      when (old.name_key is distinct from new.name_key or old.length_sort is distinct from new.length_sort
        or old.visibility is distinct from new.visibility or old.album_id is distinct from new.album_id)
      execute function spread_track_to_likes()`,

    sql`create table album_likes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      album_id bigint not null references albums on delete cascade,
      created_at timestamptz not null default now(),
      shown boolean not null,
      name_key text not null,
      release_sort date not null,
      unique (user_id, album_id)
    )`,
    sql`create index album_likes_album on album_likes (album_id)`,
    sql`create index album_likes_newest on album_likes (user_id, id desc, album_id desc) where shown`,
    sql`create index album_likes_name on album_likes (user_id, name_key, album_id) where shown`,
    sql`create index album_likes_released on album_likes (user_id, release_sort desc, album_id desc) where shown`,
    sql`create function fill_album_like() returns trigger language plpgsql as $$
      begin
        select is_open(a.visibility), a.name_key, a.release_sort
          into new.shown, new.name_key, new.release_sort from albums a where a.id = new.album_id;
        return new;
      end $$`,
    sql`create trigger album_likes_fill before insert on album_likes
      for each row execute function fill_album_like()`,
    sql`create function spread_album_to_likes() returns trigger language plpgsql as $$
      begin
        update album_likes set shown = is_open(new.visibility), name_key = new.name_key,
          release_sort = new.release_sort where album_id = new.id;
        if old.visibility is distinct from new.visibility then
          update track_likes l set shown = is_open(t.visibility) and is_open(new.visibility)
            from tracks t where t.album_id = new.id and l.track_id = t.id;
        end if;
        return null;
      end $$`,
    sql`create trigger albums_spread_to_likes after update on albums for each row
      when (old.visibility is distinct from new.visibility or old.name_key is distinct from new.name_key
        or old.release_sort is distinct from new.release_sort)
      execute function spread_album_to_likes()`,

    ...countedBy('track_likes', 'track_id', 'tracks'),
    ...countedBy('album_likes', 'album_id', 'albums'),
  ];
  for (const statement of statements) await statement.execute(db);
}

/**
 * Keeps `likes_count` equal to the number of likes, once a statement: an account that goes takes its likes in one.
 * Counted rows are locked in the order of their ids, so that two who change many never wait for each other.
 */
function countedBy(likes: string, column: string, counted: string) {
  const name = `count_${likes}`;
  const body = `
    begin
      perform from ${counted} where id in (select ${column} from changed) order by id for no key update;
      update ${counted} c set likes_count = c.likes_count + case tg_op when 'INSERT' then x.n else -x.n end
        from (select ${column} as id, count(*) as n from changed group by 1) x where c.id = x.id;
      return null;
    end`;
  return [
    sql.raw(`create function ${name}() returns trigger language plpgsql as $$${body} $$`),
    sql.raw(`create trigger ${likes}_added after insert on ${likes} referencing new table as changed
      for each statement execute function ${name}()`),
    sql.raw(`create trigger ${likes}_removed after delete on ${likes} referencing old table as changed
      for each statement execute function ${name}()`),
  ];
}
