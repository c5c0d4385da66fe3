import { type Kysely, sql } from 'kysely';

/** Who follows which artists and people; the count of an artist's followers is kept equal by a trigger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // When followers were told of an album. Those that everybody can see already are no news.
    sql`alter table albums add column announced_at timestamptz`,
    sql`update albums set announced_at = now() where visibility = 'public'`,
    sql`create table artist_follows (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      artist_id bigint not null references artists on delete cascade,
      created_at timestamptz not null default now(),
      unique (user_id, artist_id)
    )`,
    sql`create index artist_follows_artist on artist_follows (artist_id, user_id)`,
    sql`create index artist_follows_user on artist_follows (user_id, id)`,
    sql`create table user_follows (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      followed_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      unique (user_id, followed_id),
      check (user_id <> followed_id)
    )`,
    sql`create index user_follows_followed on user_follows (followed_id, id)`,
    sql`create index user_follows_user on user_follows (user_id, id)`,
    sql`create function count_artist_followers() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update artists set followers_count = followers_count + 1 where id = new.artist_id;
        else
          update artists set followers_count = followers_count - 1 where id = old.artist_id;
        end if;
        return null;
      end $$`,
    // Nobody could follow before: whatever stood there was not counted.
    sql`update artists set followers_count = 0 where followers_count <> 0`,
    sql`create trigger count_followers after insert or delete on artist_follows
      for each row execute function count_artist_followers()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
