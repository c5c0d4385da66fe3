import { type Kysely, sql } from 'kysely';

/**
 * What a row of a list shows beside its own columns, kept with it as finished values: the artists of tracks and albums,
 * the artwork of albums, whether a track has lyrics. Triggers write them in the transaction of whatever changes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table albums add column artists jsonb not null default '[]', add column artwork jsonb`,
    sql`alter table tracks add column artists jsonb not null default '[]',
      add column has_lyrics boolean not null default false`,

    // Each answers how many rows were other than they should be.
    sql`create function refresh_album_artists(changed bigint[]) returns bigint language sql as $$
      with fresh as (
        select x.id, coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'slug', a.slug)
          order by l.position) filter (where a.id is not null), '[]') as artists
        from (select distinct unnest(changed) as id) x left join album_artists l on l.album_id = x.id
          left join artists a on a.id = l.artist_id group by x.id
      ), written as (
        update albums set artists = fresh.artists from fresh
        where albums.id = fresh.id and albums.artists is distinct from fresh.artists returning 1
      ) select count(*) from written $$`,
    sql`create function refresh_track_artists(changed bigint[]) returns bigint language sql as $$
      with fresh as (
        select x.id, coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'slug', a.slug, 'role', l.role)
          order by l.role = 'featured', l.position) filter (where a.id is not null), '[]') as artists
        from (select distinct unnest(changed) as id) x
          left join track_artists l on l.track_id = x.id and l.role in ('main', 'featured')
          left join artists a on a.id = l.artist_id group by x.id
      ), written as (
        update tracks set artists = fresh.artists from fresh
        where tracks.id = fresh.id and tracks.artists is distinct from fresh.artists returning 1
      ) select count(*) from written $$`,
    sql`create function refresh_track_lyrics(changed bigint[]) returns bigint language sql as $$
      with written as (
        update tracks t set has_lyrics = not t.has_lyrics
        where t.id = any (changed) and t.has_lyrics <> exists (select 1 from lyrics l where l.track_id = t.id)
        returning 1
      ) select count(*) from written $$`,
    sql`create function artwork_of(picture text) returns jsonb language sql stable as $$
      select jsonb_build_object('hash', i.hash, 'color', i.color, 'thumbhash', i.thumbhash)
      from images i where i.hash = picture $$`,
    sql`create function refresh_album_artwork(changed bigint[]) returns bigint language sql as $$
      with written as (
        update albums a set artwork = artwork_of(a.image_hash)
        where a.id = any (changed) and a.artwork is distinct from artwork_of(a.image_hash) returning 1
      ) select count(*) from written $$`,

    ...linked('album_artists', 'album_id', 'refresh_album_artists', ['artist_id', 'role', 'position']),
    ...linked('track_artists', 'track_id', 'refresh_track_artists', ['artist_id', 'role', 'position']),
    ...linked('lyrics', 'track_id', 'refresh_track_lyrics', []),
    sql`create function artist_renamed() returns trigger language plpgsql as $$
      begin
        perform refresh_album_artists(array(select distinct album_id from album_artists where artist_id = new.id));
        perform refresh_track_artists(array(select distinct track_id from track_artists where artist_id = new.id));
        return null;
      end $$`,
    sql`create trigger artists_renamed after update of name, slug on artists for each row
      when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function artist_renamed()`,
    sql`create function set_album_artwork() returns trigger language plpgsql as $$
      begin
        new.artwork := artwork_of(new.image_hash);
        return new;
      end $$`,
    sql`create trigger albums_artwork before insert or update of image_hash on albums
      for each row execute function set_album_artwork()`,
    sql`create function image_changed() returns trigger language plpgsql as $$
      begin
        perform refresh_album_artwork(array(select id from albums where image_hash = new.hash));
        return null;
      end $$`,
    sql`create trigger images_changed after update of color, thumbhash on images for each row
      execute function image_changed()`,

    sql`select refresh_album_artists(array(select id from albums)), refresh_album_artwork(array(select id from albums)),
      refresh_track_artists(array(select id from tracks)), refresh_track_lyrics(array(select id from tracks))`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Refreshes the owners of rows that come, go, or change in one of these columns or their owner. */
function linked(table: string, owner: string, refresh: string, columns: string[]) {
  const [rows, id, call] = [sql.id(table), sql.id(owner), sql.id(refresh)];
  const all = sql.id(`${table}_summary`);
  const one = sql.id(`${table}_summary_moved`);
  return [
    sql`create function ${all}() returns trigger language plpgsql as $$
      begin
        perform ${call}(array(select distinct ${id} from changed));
        return null;
      end $$`,
    sql`create function ${one}() returns trigger language plpgsql as $$
      begin
        perform ${call}(array[old.${id}, new.${id}]);
        return null;
      end $$`,
    sql`create trigger ${sql.id(`${table}_summary_added`)} after insert on ${rows}
      referencing new table as changed for each statement execute function ${all}()`,
    sql`create trigger ${sql.id(`${table}_summary_gone`)} after delete on ${rows}
      referencing old table as changed for each statement execute function ${all}()`,
    sql`create trigger ${one} after update of ${sql.join([owner, ...columns].map((name) => sql.id(name)))}
      on ${rows} for each row execute function ${one}()`,
  ];
}
