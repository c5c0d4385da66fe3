import { type Kysely, sql } from 'kysely';

/**
 * The file of a track, what was measured of its sound, and the files made from it are three things now: measurements
 * belong to the coded sound and made files to the decoded sound, so that a retag or a move makes nothing anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table originals (
      track_id bigint primary key references tracks on delete cascade,
      storage_key text not null,
      mime text not null, codec text not null, lossless boolean not null,
      bitrate integer, sample_rate integer, channels smallint,
      size bigint not null check (size >= 0),
      etag text not null,
      index_key text, packet_hash text,
      samples bigint, delay integer,
      analysis text not null default 'waiting' check (analysis in ('waiting', 'done', 'failed')),
      attempts smallint not null default 0,
      trouble text,
      wanted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`insert into originals (track_id, storage_key, mime, codec, lossless, bitrate, sample_rate, channels, size, etag)
      select track_id, storage_key, mime, codec, codec in ('flac', 'alac', 'pcm'), bitrate, sample_rate, channels,
        size, etag from renditions where kind = 'original'`,
    sql`drop table renditions`,
    // What is analysed next: asked for by a listener first, then what came last.
    sql`create index originals_waiting on originals (wanted_at desc nulls last, track_id desc) where analysis = 'waiting'`,
    sql`create index originals_packets on originals (packet_hash) where packet_hash is not null`,
    sql`create index originals_trouble on originals (analysis, track_id) where trouble is not null`,

    sql`create table audio_analyses (
      packet_hash text primary key,
      fingerprint text not null,
      samples bigint not null, sample_rate integer not null, channels smallint not null,
      duration integer not null,
      loudness_integrated real, loudness_peak real,
      waveform bytea not null,
      damage text,
      created_at timestamptz not null default now()
    )`,
    sql`create index audio_analyses_fingerprint on audio_analyses (fingerprint)`,

    sql`create table renditions (
      fingerprint text not null,
      kind text not null check (kind in ('flac', 'aac_256', 'aac_96')),
      mime text not null, codec text not null,
      bitrate integer, sample_rate integer not null, channels smallint not null,
      size bigint not null check (size >= 0),
      sha256 text not null,
      samples bigint not null, delay integer not null, init_end integer not null,
      fragments jsonb not null,
      storage_key text not null, etag text not null,
      last_used_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      primary key (fingerprint, kind)
    )`,
    sql`create index renditions_oldest on renditions (last_used_at) where kind <> 'flac'`,
    // A rendition that could not be proven is not tried again until the file changes.
    sql`create table refused_renditions (
      fingerprint text not null, kind text not null, reason text not null,
      created_at timestamptz not null default now(),
      primary key (fingerprint, kind)
    )`,

    sql`alter table tracks add column codec text, add column renditions text[] not null default '{}'`,
    sql`update tracks t set codec = o.codec, renditions = case
        when coalesce(o.channels, 2) > 2 then '{original,flac}'::text[]
        when o.codec = 'mp3' then '{original,original_mpeg,original_mp4}'
        when o.codec in ('aac', 'flac') then '{original,original_mp4}'
        when o.codec = 'opus' then '{original,original_mp4,original_webm}'
        when o.codec = 'vorbis' then '{original,original_webm}'
        else '{original,flac}' end
      from originals o where o.track_id = t.id`,
    sql`update tracks set status = 'processing', status_reason = null
      where status = 'failed' and exists (select 1 from originals o where o.track_id = tracks.id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
