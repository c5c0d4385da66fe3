import type { AnalysisState, Database, Db, StoredKind, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { KeysetSource } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;

/** What the site has, as everybody sees it. */
export async function countCatalogue(db: Executor) {
  const { rows } = await sql<{ artists: number; albums: number; tracks: number; duration: number }>`
    select (select count(*) from artists where not disabled)::integer as artists,
      (select count(*) from albums where listed)::integer as albums,
      t.tracks, t.duration
    from (select count(*)::integer as tracks, coalesce(sum(length_sort), 0)::bigint as duration
      from tracks where listed) t`.execute(db);
  return rows[0] ?? { artists: 0, albums: 0, tracks: 0, duration: 0 };
}

/** Files and their packet indexes by codec, the largest share first; one that holds several tracks has its bytes once. */
export async function originalsByCodec(db: Executor) {
  const { rows } = await sql<{
    codec: string;
    count: number;
    bytes: number;
    indexes: number;
    index_bytes: number;
  }>`
    with again as (
      select codec, sum(bytes) as bytes, sum(indexes) as indexes, sum(index_bytes) as index_bytes from (
        select codec, sum(size) - max(size) as bytes, greatest(count(index_size) - 1, 0) as indexes,
          sum(index_size) - max(index_size) as index_bytes
        from originals where cut_begin is not null group by codec, storage_key) files group by codec)
    select o.codec, o.count, (o.bytes - coalesce(again.bytes, 0))::bigint as bytes,
      (o.indexes - coalesce(again.indexes, 0))::integer as indexes,
      (o.index_bytes - coalesce(again.index_bytes, 0))::bigint as index_bytes
    from (select codec, count(*)::integer as count, coalesce(sum(size), 0) as bytes, count(index_size) as indexes,
      coalesce(sum(index_size), 0) as index_bytes from originals group by codec) o
    left join again on again.codec = o.codec order by 3 desc, o.codec`.execute(db);
  return rows;
}

export async function renditionsByKind(db: Executor) {
  const { rows } = await sql<{ kind: StoredKind; count: number; bytes: number }>`
    select kind, count(*)::integer as count, coalesce(sum(size), 0)::bigint as bytes
    from renditions group by kind order by kind`.execute(db);
  return rows;
}

export async function countWaiting(db: Executor) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from originals where analysis = 'waiting'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countTroubled(db: Executor) {
  const { rows } = await sql<{ analysis: AnalysisState; count: number }>`
    select analysis, count(*)::integer as count from originals where trouble is not null group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ analysis, count }) => [analysis, count]));
}

/** Mean length in milliseconds of the files that are analysed next. */
export async function meanWaiting(db: Executor, sample: number) {
  const { rows } = await sql<{ mean: number | null }>`
    select avg(tracks.length_sort)::integer as mean from (
      select track_id from originals where analysis = 'waiting'
      order by wanted_at desc nulls last, track_id desc limit ${sample}) next
    join tracks on tracks.id = next.track_id`.execute(db);
  return rows[0]?.mean ?? 0;
}

/** Sounds measured since a moment, and when the first of them was. */
export async function analysedSince(db: Executor, since: Date) {
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*)::integer as count, min(created_at) as first
    from audio_analyses where created_at >= ${since}`.execute(db);
  return rows[0] ?? { count: 0, first: null };
}

/** What a list of files is narrowed down to. */
export interface OriginalFilter {
  state?: 'waiting' | 'failed' | 'damaged' | undefined;
  codec?: string | undefined;
  made?: StoredKind | undefined;
}

const inState = {
  waiting: sql`analysis = 'waiting'`,
  failed: sql`trouble is not null and analysis = 'failed'`,
  damaged: sql`trouble is not null and analysis = 'done'`,
} as const;

/** Files of tracks, the newest first. */
export function filteredOriginals({ state, codec, made }: OriginalFilter): KeysetSource {
  const parts = [
    state ? inState[state] : sql`true`,
    codec === undefined ? sql`true` : sql`codec = ${codec}`,
    made === undefined
      ? sql`true`
      : sql`exists (select 1 from tracks t join renditions r on r.fingerprint = t.audio_fingerprint
          where t.id = originals.track_id and r.kind = ${made})`,
  ];
  return {
    from: 'originals',
    id: 'track_id',
    where: sql.join(parts, sql` and `),
    order: { column: 'track_id', kind: 'number', direction: 'desc' },
  };
}

export async function originalsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('originals')
    .innerJoin('tracks', 'tracks.id', 'originals.track_id')
    .select([
      'originals.track_id as id',
      'originals.storage_key',
      'originals.codec',
      'originals.size',
      'originals.analysis',
      'originals.trouble',
      'tracks.name',
      'tracks.slug',
      'tracks.duration',
      'tracks.status',
    ])
    .where('originals.track_id', 'in', [...ids])
    .execute();
}
export type OriginalRow = Awaited<ReturnType<typeof originalsByIds>>[number];

/** Tracks whose files have trouble of one kind, or of any. */
export async function troubledIds(trx: Transaction<Database>, state?: 'failed' | 'damaged') {
  const { rows } = await sql<{ track_id: number }>`
    select track_id from originals where ${state ? inState[state] : sql`trouble is not null`}`.execute(trx);
  return rows.map((row) => row.track_id);
}
