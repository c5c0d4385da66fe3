/**
 * Songs on the album of a demo song, which all sound like it, numbered from 1 behind 100; made once a site.
 * @returns their ids in order
 */
export async function addSongs(client, count) {
  await client.query('set session_replication_role = replica');
  const known = `select id from tracks where slug like 'song-%' order by number limit ${count}`;
  const there = await client.query(known);
  if (there.rowCount === count) return there.rows.map(({ id }) => Number(id));
  await client.query(`with model as (
      select t.* from tracks t where exists (select from originals o where o.track_id = t.id) order by id limit 1
    ), songs as (
      insert into tracks (name, slug, name_key, album_id, number, duration, loudness_integrated, loudness_peak, status,
        audio_fingerprint, codec, renditions)
      select 'Song ' || n, 'song-' || n, 'song ' || n, album_id, 100 + n, duration, loudness_integrated, loudness_peak,
        'ready', audio_fingerprint, codec, renditions from model, generate_series(1, ${count}) n returning id
    ), artists as (
      insert into track_artists (track_id, artist_id, role, position, listed, plays_count)
      select songs.id, a.artist_id, a.role, a.position, a.listed, a.plays_count
      from songs, model join track_artists a on a.track_id = model.id
    ) insert into originals (track_id, storage_key, mime, codec, lossless, bitrate, sample_rate, channels, size, etag,
        index_key, packet_hash, samples, delay, analysis)
      select songs.id, o.storage_key, o.mime, o.codec, o.lossless, o.bitrate, o.sample_rate, o.channels, o.size, o.etag,
        o.index_key, o.packet_hash, o.samples, o.delay, o.analysis
      from songs, model join originals o on o.track_id = model.id`);
  const { rows } = await client.query(known);
  return rows.map(({ id }) => Number(id));
}
