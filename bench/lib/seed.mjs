/** A catalogue of 400 artists, 1,000 albums and 10,000 tracks, the same each time. Track 1 has a file to stream. */

const statements = [
  `insert into images (hash, width, height, thumbhash, color)
    select left(encode(sha256(n::text::bytea), 'hex'), 32), 1200, 1200, '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', '#336699'
    from generate_series(1, 1000) n`,
  `insert into artists (name, slug, name_key, image_hash, bio, links, followers_count, plays_count)
    select 'Artist Number ' || n, 'artist-number-' || n, 'artist number ' || n,
      case when n % 4 > 0 then left(encode(sha256(n::text::bytea), 'hex'), 32) end, repeat('A life in music. ', 20), '[]',
      n * 7919 % 5000, n::bigint * 104729 % 100000
    from generate_series(1, 400) n`,
  `insert into genres (name, slug, display_name, tracks_count)
    select 'genre ' || n, 'genre-' || n, 'Genre ' || n, 500 from generate_series(1, 20) n`,
  `insert into albums (name, slug, name_key, image_hash, release_date, release_precision, label, plays_count)
    select 'Album Number ' || n, 'album-number-' || n, 'album number ' || n, left(encode(sha256(n::text::bytea), 'hex'), 32),
      date '1990-01-01' + n * 12, 'day', 'A Label', n::bigint * 15485863 % 200000
    from generate_series(1, 1000) n`,
  `insert into album_artists (album_id, artist_id) select n, n % 400 + 1 from generate_series(1, 1000) n`,
  `insert into album_genres (album_id, genre_id) select n, n % 20 + 1 from generate_series(1, 1000) n`,
  `insert into tracks (name, slug, name_key, album_id, number, duration, loudness_integrated, loudness_peak, status,
      plays_count, likes_count)
    select 'A Track Called ' || n, 'a-track-called-' || n, 'a track called ' || n, (n - 1) / 10 + 1, (n - 1) % 10 + 1,
      180000 + n % 120000, -9.5, -0.3, 'ready', n::bigint * 32452843 % 1000000, n % 100
    from generate_series(1, 10000) n`,
  `insert into track_artists (track_id, artist_id) select n, ((n - 1) / 10 + 1) % 400 + 1
    from generate_series(1, 10000) n`,
  `insert into track_artists (track_id, artist_id, role, position) select n, n * 7 % 400 + 1, 'featured', 1
    from generate_series(1, 10000, 5) n`,
  `insert into track_genres (track_id, genre_id) select n, ((n - 1) / 10 + 1) % 20 + 1
    from generate_series(1, 10000) n`,
  `insert into originals (track_id, mime, codec, lossless, bitrate, sample_rate, channels, size, storage_key, etag,
      analysis)
    select n, 'audio/mp4', 'aac', false, 256000, 44100, 2, 8000000, 'music/' || n, 'e' || n, 'done'
    from generate_series(20, 10000) n`,
  `update tracks set codec = 'aac', renditions = '{original,original_mp4}'`,
];

/** Fills an empty site; the first tracks are these sounds of the file store. */
export async function seedCatalogue(client, sounds) {
  for (const statement of statements) await client.query(statement);
  for (const [index, { mime, codec, forms, bytes, storageKey }] of sounds.entries()) {
    const id = index + 1;
    await client.query(
      `insert into originals (track_id, mime, codec, lossless, sample_rate, channels, size, storage_key, etag, analysis)
        values ($1, $2, $3, false, 44100, 2, $4, $5, 'bench', 'done')`,
      [id, mime, codec, bytes, storageKey],
    );
    await client.query('update tracks set codec = $2, renditions = $3 where id = $1', [id, codec, forms]);
  }
  await client.query('vacuum analyze');
}
