import { type Kysely, sql } from 'kysely';

/** What a site has at first; the names are texts of the interface until somebody changes them. */
const defaults = [
  { slug: 'home', name: 'Home', layout: 'carousel', content: 'channels', rule: 'manual', item_limit: 12 },
  {
    slug: 'new-releases',
    name: 'New releases',
    layout: 'carousel',
    content: 'albums',
    rule: 'newest',
    item_limit: 12,
  },
  {
    slug: 'popular-tracks',
    name: 'Popular right now',
    layout: 'list',
    content: 'tracks',
    rule: 'popular',
    item_limit: 10,
  },
  {
    slug: 'popular-artists',
    name: 'Artists to meet',
    layout: 'carousel',
    content: 'artists',
    rule: 'popular',
    item_limit: 12,
  },
  {
    slug: 'popular-albums',
    name: 'Most played albums',
    layout: 'carousel',
    content: 'albums',
    rule: 'popular',
    item_limit: 12,
  },
  { slug: 'genres', name: 'Genres', layout: 'grid', content: 'genres', rule: 'largest', item_limit: 24 },
  { slug: 'added', name: 'Just added', layout: 'carousel', content: 'albums', rule: 'added', item_limit: 12 },
];

/** Channels as rows, with those the site has had so far; what was played most lately; indexes of lists within a genre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table channels (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      name_key text not null,
      slug text not null unique,
      description text not null default '',
      layout text not null check (layout in ('grid', 'carousel', 'list')),
      content text not null check (content in ('albums', 'artists', 'tracks', 'genres', 'channels')),
      rule text not null default 'manual' check (rule = any (case content
        when 'albums' then array['manual', 'newest', 'added', 'popular']
        when 'artists' then array['manual', 'added', 'popular']
        when 'tracks' then array['manual', 'added', 'popular']
        when 'genres' then array['manual', 'largest']
        else array['manual'] end)),
      window_days smallint check (window_days is null or (window_days in (7, 30, 90, 365) and rule = 'popular')),
      -- No reference: without its genre a channel is empty, and does not show everything instead.
      genre_id bigint check (genre_id is null or (rule <> 'manual' and (content in ('albums', 'tracks')
        or (content = 'artists' and rule = 'popular')))),
      opening_tracks boolean not null default false check (not opening_tracks or (content = 'tracks' and rule = 'popular')),
      item_limit smallint not null default 12 check (item_limit between 1 and 50),
      visibility text not null default 'draft' check (visibility in ('draft', 'public')),
      seo_title text not null default '',
      seo_description text not null default '',
      seo_image text,
      rev integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index channels_name on channels (name_key, id)`,
    sql`create table channel_items (
      channel_id bigint not null references channels on delete cascade,
      position integer not null,
      album_id bigint references albums on delete cascade,
      artist_id bigint references artists on delete cascade,
      track_id bigint references tracks on delete cascade,
      genre_id bigint references genres on delete cascade,
      nested_id bigint references channels on delete cascade check (nested_id <> channel_id),
      object_id bigint not null generated always as (coalesce(album_id, artist_id, track_id, genre_id, nested_id)) stored,
      check (num_nonnulls(album_id, artist_id, track_id, genre_id, nested_id) = 1),
      primary key (channel_id, position, object_id),
      unique (channel_id, object_id)
    )`,
    ...['album_id', 'artist_id', 'track_id', 'genre_id', 'nested_id'].map(
      (column) =>
        sql`create index ${sql.id(`channel_items_${column}`)} on channel_items (${sql.id(column)})
          where ${sql.id(column)} is not null`,
    ),
    sql`create trigger channels_added after insert on channels for each row
      when (new.visibility = 'public') execute function raise_site_revision()`,
    sql`create trigger channels_changed after update on channels for each row
      when (old.visibility = 'public' or new.visibility = 'public') execute function raise_site_revision()`,
    sql`create trigger channels_removed after delete on channels for each row
      when (old.visibility = 'public') execute function raise_site_revision()`,

    // The most played of the last days: counted by a job, because adding up every day at each visit costs too much.
    sql`create table play_charts (
      kind text not null check (kind in ('track', 'album', 'artist')),
      days smallint not null,
      object_id bigint not null,
      plays bigint not null,
      primary key (kind, days, object_id)
    )`,
    sql`create index play_charts_popular on play_charts (kind, days, plays desc, object_id desc)`,
    sql`create index plays_daily_day on plays_daily (day) include (track_id, plays)`,

    sql`create index album_genres_added on album_genres (genre_id, album_id desc) where listed`,
    sql`create index track_genres_added on track_genres (genre_id, track_id desc) where listed`,

    sql`insert into channels (name, name_key, slug, layout, content, rule, opening_tracks, item_limit, visibility)
      select name, lower(name), slug, layout, content, rule, slug = 'popular-tracks', item_limit, 'public'
      from json_to_recordset(${JSON.stringify(defaults)})
        as d(slug text, name text, layout text, content text, rule text, item_limit smallint)`,
    sql`insert into channel_items (channel_id, position, nested_id)
      select home.id, place.position, shelf.id
      from unnest(array['new-releases', 'popular-tracks', 'popular-artists', 'popular-albums', 'genres'])
        with ordinality place (slug, position)
      join channels shelf on shelf.slug = place.slug join channels home on home.slug = 'home'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
