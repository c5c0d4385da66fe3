import { namesFrom, randomFrom, zipf } from './million-names.mjs';

const batch = 5_000;
const days = 20_000;

/** The tables that are filled, and whose indexes are made once everything is in. */
const tables = ['artists', 'albums', 'album_artists', 'tracks', 'track_artists', 'search_entries'];

/**
 * Fills a migrated, empty site with `tracks` tracks on a twelfth as many albums by a fiftieth as many artists (at a
 * million: 80,000 and 20,000). Names follow Zipf, plays a power law; everything is the same each time. `text` are the
 * site's own functions (`nameKey`, `slugify`, `entryWords`), so that names are folded as an import folds them.
 */
export async function fillCatalogue(client, text, tracks) {
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(`set synchronous_commit = off`);
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as statement from pg_indexes where tablename = any($1)
      and not exists (select 1 from pg_constraint c where c.conname = indexname)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await insertAll(client, text, catalogueOf(tracks));
  for (const { statement } of indexes) await client.query(statement);
  for (const table of ['artists', 'albums', 'tracks']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
  await client.query(`set session_replication_role = default`);
  await client.query('vacuum analyze');
}

/** Albums with their tracks, one after the other, and at the end the artists: their plays are the sum. */
function* catalogueOf(tracks) {
  const random = randomFrom(20_261_121);
  const names = namesFrom(random);
  const artists = Array.from({ length: Math.ceil(tracks / 50) }, (_, at) => {
    // Pareto: one artist in ten has ten times the listeners of most.
    const fame = Math.min(1e6, (1 - random()) ** (-1 / 0.9));
    return { id: at + 1, ...names.artist(), fame, plays: 0 };
  });
  let track = 0;
  for (let album = 1; track < tracks; album++) {
    const artist = artists[Math.floor(artists.length * random() ** 1.4)];
    const fame = artist.fame * Math.exp(2 * random() - 1);
    const songs = Math.min(tracks - track, 5 + Math.floor(random() * 16));
    const entry = {
      id: album,
      artist,
      name: names.title(artist.script),
      released: Math.floor(random() * days),
    };
    entry.tracks = Array.from({ length: songs }, (_, at) => {
      track += 1;
      const plays = Math.floor((fame * 20 * random()) / (1 + zipf(random, songs)));
      const featured = random() < 0.08 ? artists[zipf(random, artists.length)] : null;
      const guest = featured === artist ? null : featured;
      artist.plays += plays;
      if (guest) guest.plays += plays;
      return { id: track, number: at + 1, name: names.title(artist.script), plays, guest };
    });
    entry.plays = entry.tracks.reduce((sum, { plays }) => sum + plays, 0);
    yield { album: entry };
  }
  yield { artists };
}

async function insertAll(client, text, catalogue) {
  let albums = [];
  let waiting = 0;
  for (const { album, artists } of catalogue) {
    if (album) {
      albums.push(album);
      waiting += album.tracks.length;
    }
    if (waiting < batch && !artists) continue;
    await insertAlbums(client, text, albums);
    albums = [];
    waiting = 0;
    if (artists) await insertArtists(client, text, artists);
  }
}

async function insertAlbums(client, text, albums) {
  await client.query(
    `insert into albums (id, name, slug, name_key, release_date, release_precision, plays_count)
        overriding system value
      select id, name, slug, name_key, date '1965-01-01' + released, 'day', plays
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::int[], $6::bigint[])
        as n(id, name, slug, name_key, released, plays)`,
    columns(albums, [
      (album) => album.id,
      ({ name }) => name,
      ({ name }) => text.slugify(name),
      ({ name }) => text.nameKey(name),
      ({ released }) => released,
      ({ plays }) => plays,
    ]),
  );
  await client.query(
    `insert into album_artists (album_id, artist_id, listed, release_sort, plays_count)
      select n.album, n.artist, a.listed, a.release_sort, a.plays_count
      from unnest($1::bigint[], $2::bigint[]) as n(album, artist) join albums a on a.id = n.album`,
    columns(albums, [(album) => album.id, ({ artist }) => artist.id]),
  );
  const tracks = albums.flatMap((album) => album.tracks.map((track) => ({ ...track, album })));
  await client.query(
    `insert into tracks (id, name, slug, name_key, album_id, number, duration, status, listed, plays_count)
        overriding system value
      select id, name, slug, name_key, album, number, 150000 + id * 7919 % 180000, 'ready', true, plays
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::int[], $7::bigint[])
        as n(id, name, slug, name_key, album, number, plays)`,
    columns(tracks, [
      (track) => track.id,
      ({ name }) => name,
      ({ name }) => text.slugify(name),
      ({ name }) => text.nameKey(name),
      ({ album }) => album.id,
      ({ number }) => number,
      ({ plays }) => plays,
    ]),
  );
  const credits = tracks.flatMap(({ id, album, guest, plays }) => [
    { id, artist: album.artist.id, role: 'main', position: 0, plays },
    ...(guest ? [{ id, artist: guest.id, role: 'featured', position: 1, plays }] : []),
  ]);
  await client.query(
    `insert into track_artists (track_id, artist_id, role, position, listed, plays_count)
      select track, artist, role, position, true, plays
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::bigint[])
        as n(track, artist, role, position, plays)`,
    columns(credits, [
      ({ id }) => id,
      ({ artist }) => artist,
      ({ role }) => role,
      ({ position }) => position,
      ({ plays }) => plays,
    ]),
  );
  await insertEntries(client, text, 'album', albums, (album) => [album.artist.name]);
  await insertEntries(client, text, 'track', tracks, ({ album, guest }) => {
    return guest ? [album.artist.name, guest.name] : [album.artist.name];
  });
}

async function insertArtists(client, text, artists) {
  await client.query(
    `insert into artists (id, name, slug, name_key, plays_count) overriding system value
      select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[])`,
    columns(artists, [
      ({ id }) => id,
      ({ name }) => name,
      ({ name }) => text.slugify(name),
      ({ name }) => text.nameKey(name),
      ({ plays }) => plays,
    ]),
  );
  await insertEntries(client, text, 'artist', artists, () => []);
}

async function insertEntries(client, text, type, items, artistsOf) {
  await client.query(
    `insert into search_entries (type, id, name_key, words, popularity)
      select $1, id, name_key, words::tsvector, plays
      from unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[]) as n(id, name_key, words, plays)`,
    [
      type,
      ...columns(items, [
        ({ id }) => id,
        ({ name }) => text.nameKey(name),
        (item) => text.entryWords([item.name, ...artistsOf(item)].join(' '), type),
        ({ plays }) => plays,
      ]),
    ],
  );
}

const columns = (items, readers) => readers.map((reader) => items.map(reader));
