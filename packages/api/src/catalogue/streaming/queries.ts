import type { Database, Db, StoredKind, Transaction } from '@kantele/db';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Cut } from '../../core/audio/audio-tools.ts';
import { compiledOnce } from '../../core/compiled-once.ts';
import { lockMusic } from '../visibility/lock-music.ts';

type Executor = Db | Transaction<Database>;

/** The file of a track with what its sound is known by. */
export async function originalOf(db: Executor, trackId: number) {
  return db
    .selectFrom('originals')
    .innerJoin('tracks', 'tracks.id', 'originals.track_id')
    .selectAll('originals')
    .select(['tracks.audio_fingerprint', 'tracks.status', 'tracks.renditions as forms'])
    .where('originals.track_id', '=', trackId)
    .executeTakeFirst();
}
export type Original = NonNullable<Awaited<ReturnType<typeof originalOf>>>;

/** The part of its file a track is; null for the whole. */
export function cutOf({ cut_begin, cut_end }: Pick<Original, 'cut_begin' | 'cut_end'>): Cut | null {
  return cut_begin === null ? null : { begin: cut_begin, end: cut_end };
}

const streamed = (db: Executor) =>
  db
    .selectFrom('originals')
    .innerJoin('tracks', 'tracks.id', 'originals.track_id')
    .innerJoin('albums', 'albums.id', 'tracks.album_id')
    .leftJoin('libraries', (join) =>
      join.on(
        'libraries.id',
        '=',
        sql<number>`substring(originals.storage_key from '^library:([0-9]+)/')::bigint`,
      ),
    )
    .select([
      'originals.track_id',
      'originals.storage_key',
      'originals.mime',
      'originals.codec',
      'originals.size',
      'originals.bitrate',
      'originals.lossless',
      'originals.analysis',
      'originals.etag',
      'originals.cut_begin',
      'originals.cut_end',
      'originals.index_key',
      'originals.packet_hash',
      'libraries.path as library_path',
      'tracks.audio_fingerprint',
      'tracks.renditions as forms',
      'tracks.duration',
      'tracks.status',
      'tracks.visibility',
      'tracks.publish_at',
      'albums.downloadable',
      'albums.visibility as album_visibility',
      'albums.publish_at as album_publish_at',
    ]);

const original = compiledOnce((db, trackId: number) =>
  streamed(db).where('originals.track_id', '=', trackId),
);

/** What access to a stream hangs on, and where its file lies, in one read. */
export async function streamOriginal(db: Executor, trackId: number) {
  const [row] = await original(db, trackId);
  return row;
}

/** The same of several tracks. */
export async function streamOriginals(db: Executor, trackIds: readonly number[]) {
  return streamed(db)
    .where('originals.track_id', '=', sql<number>`any(${[...trackIds]}::bigint[])`)
    .execute();
}
export type StreamOriginal = NonNullable<Awaited<ReturnType<typeof streamOriginal>>>;

/** Validator of a track's file, locked until the end of the transaction with its album; null when there is none. */
export async function lockOriginal(trx: Transaction<Database>, trackId: number) {
  await lockMusic(trx, { trackIds: [trackId] });
  const row = await trx
    .selectFrom('originals')
    .select('etag')
    .where('track_id', '=', trackId)
    .forUpdate()
    .executeTakeFirst();
  return row?.etag ?? null;
}

/** Key of a track's file, locked the same way; null when there is none. */
export async function lockOriginalKey(trx: Transaction<Database>, trackId: number) {
  await lockMusic(trx, { trackIds: [trackId] });
  const row = await trx
    .selectFrom('originals')
    .select('storage_key')
    .where('track_id', '=', trackId)
    .forUpdate()
    .executeTakeFirst();
  return row?.storage_key ?? null;
}

/** Changes what is known of a file, unless another one has taken its place meanwhile; then it answers false. */
export async function updateOriginal(
  db: Executor,
  { track_id, etag }: Pick<Original, 'track_id' | 'etag'>,
  values: Updateable<Database['originals']>,
): Promise<boolean> {
  const result = await db
    .updateTable('originals')
    .set({ ...values, updated_at: sql`now()` })
    .where('track_id', '=', track_id)
    .where('etag', '=', etag)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A listener waits for this one: it is analysed next. */
export async function markWanted(db: Executor, trackId: number) {
  await sql`update originals set wanted_at = now()
    where track_id = ${trackId} and analysis = 'waiting'
      and (wanted_at is null or wanted_at < now() - interval '1 minute')`.execute(db);
}

/** Takes the next file to analyse: those asked for by listeners first, then what came last. */
export async function takeWaiting(db: Executor) {
  const { rows } = await sql<{ track_id: number }>`
    update originals set attempts = attempts + 1, updated_at = now() where track_id = (
      select track_id from originals where analysis = 'waiting'
      order by wanted_at desc nulls last, track_id desc limit 1 for update skip locked)
    returning track_id`.execute(db);
  return rows[0]?.track_id ?? null;
}

/** What was measured of a coded sound. */
export async function analysisOf(db: Executor, packetHash: string) {
  return db.selectFrom('audio_analyses').selectAll().where('packet_hash', '=', packetHash).executeTakeFirst();
}

export async function putAnalysis(db: Executor, row: Insertable<Database['audio_analyses']>) {
  await db
    .insertInto('audio_analyses')
    .values(row)
    .onConflict((oc) => oc.column('packet_hash').doNothing())
    .execute();
}

export async function renditionOf(db: Executor, fingerprint: string, kind: StoredKind) {
  return db
    .selectFrom('renditions')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('kind', '=', kind)
    .executeTakeFirst();
}
export type Rendition = NonNullable<Awaited<ReturnType<typeof renditionOf>>>;

export async function renditionsOf(db: Executor, fingerprint: string) {
  return db.selectFrom('renditions').selectAll().where('fingerprint', '=', fingerprint).execute();
}

export async function putRendition(db: Executor, row: Insertable<Database['renditions']>) {
  await db
    .insertInto('renditions')
    .values(row)
    .onConflict((oc) => oc.columns(['fingerprint', 'kind']).doUpdateSet(row))
    .execute();
}

export async function dropRendition(db: Executor, fingerprint: string, kind: StoredKind) {
  await db.deleteFrom('renditions').where('fingerprint', '=', fingerprint).where('kind', '=', kind).execute();
}

/** It was played: it is the last to leave the cache. At most a write an hour. */
export async function touchRendition(db: Executor, fingerprint: string, kind: StoredKind) {
  await sql`update renditions set last_used_at = now() where fingerprint = ${fingerprint} and kind = ${kind}
    and last_used_at < now() - interval '1 hour'`.execute(db);
}

export async function refuseRendition(db: Executor, fingerprint: string, kind: StoredKind, reason: string) {
  await db
    .insertInto('refused_renditions')
    .values({ fingerprint, kind, reason })
    .onConflict((oc) => oc.columns(['fingerprint', 'kind']).doUpdateSet({ reason }))
    .execute();
}

export async function isRefused(db: Executor, fingerprint: string, kind: StoredKind) {
  const row = await db
    .selectFrom('refused_renditions')
    .select('kind')
    .where('fingerprint', '=', fingerprint)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

/** Bytes of smaller renditions, which the limit of the cache is about. */
export async function cachedBytes(db: Executor) {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from renditions where kind <> 'flac'`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** The smaller renditions nobody has heard for longest. */
export async function oldestRenditions(db: Executor, limit: number) {
  return db
    .selectFrom('renditions')
    .select(['fingerprint', 'kind', 'size', 'storage_key'])
    .where('kind', '<>', 'flac')
    .orderBy('last_used_at')
    .limit(limit)
    .execute();
}

export async function deleteRenditions(trx: Transaction<Database>, keys: readonly string[]) {
  await sql`delete from renditions where storage_key = any(${[...keys]})`.execute(trx);
}

/** What the files made for tracks are known by. */
export async function soundsOfTracks(trx: Transaction<Database>, trackIds: readonly number[]) {
  if (trackIds.length === 0) return [];
  return trx
    .selectFrom('tracks')
    .leftJoin('originals', 'originals.track_id', 'tracks.id')
    .select(['tracks.audio_fingerprint', 'originals.index_key'])
    .where('tracks.id', 'in', [...trackIds])
    .execute();
}

/** Tracks whose smaller renditions are not made yet. */
export async function tracksWithout(db: Executor, kind: StoredKind, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select t.id from tracks t
    where t.status = 'ready' and t.audio_fingerprint is not null
      and not exists (select 1 from renditions r where r.fingerprint = t.audio_fingerprint and r.kind = ${kind})
      and not exists (select 1 from refused_renditions x where x.fingerprint = t.audio_fingerprint and x.kind = ${kind})
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export async function libraryPath(db: Executor, id: number) {
  const row = await db.selectFrom('libraries').select('path').where('id', '=', id).executeTakeFirst();
  return row?.path ?? null;
}
