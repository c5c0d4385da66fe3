import { type Kysely, sql } from 'kysely';

/**
 * Lists of a person's library: artists that are followed, in every order of the list (`shown` and `name_key` repeat what
 * stands at the artist, kept equal by triggers), and what was played, by time and by id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table artist_follows add column shown boolean, add column name_key text`,
    sql`update artist_follows f set shown = not a.disabled, name_key = a.name_key
      from artists a where a.id = f.artist_id`,
    sql`alter table artist_follows alter column shown set not null, alter column name_key set not null`,
    sql`create index artist_follows_newest on artist_follows (user_id, id desc, artist_id desc) where shown`,
    sql`create index artist_follows_name on artist_follows (user_id, name_key, artist_id) where shown`,
    sql`create function fill_artist_follow() returns trigger language plpgsql as $$
      begin
        select not a.disabled, a.name_key into new.shown, new.name_key from artists a where a.id = new.artist_id;
        return new;
      end $$`,
    sql`create trigger artist_follows_fill before insert on artist_follows
      for each row execute function fill_artist_follow()`,
    sql`create function spread_artist_to_follows() returns trigger language plpgsql as $$
      begin
        update artist_follows set shown = not new.disabled, name_key = new.name_key where artist_id = new.id;
        return null;
      end $$`,
    sql`create trigger artists_spread_to_follows after update on artists for each row
      when (old.disabled is distinct from new.disabled or old.name_key is distinct from new.name_key)
      execute function spread_artist_to_follows()`,

    sql`create index plays_history on plays (user_id, started_at desc, id desc) where user_id is not null`,
    sql`drop index plays_user`,
  ];
  for (const statement of statements) await statement.execute(db);
}
