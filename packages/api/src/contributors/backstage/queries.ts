import type { BackstageRequestState, Database, Db, Insertable, Transaction, Updateable } from '@kantele/db';
import { sql } from 'kysely';
import { type KeysetSource, rowById } from '../../core/keyset.ts';
import { nameOfUser } from '../../identity/accounts/fragments.ts';

type Executor = Db | Transaction<Database>;

const shown = [
  'id',
  'kind',
  'artist_name',
  'message',
  'state',
  'reason',
  'user_id',
  'created_at',
  'decided_at',
] as const;

const withNames = (db: Executor) =>
  db
    .selectFrom('backstage_requests')
    .select(shown)
    .select(nameOfUser(sql.ref('backstage_requests.user_id')).as('user_name'))
    .select(
      sql<{
        id: number;
        name: string;
        slug: string;
      } | null>`(select json_build_object('id', a.id, 'name', a.name,
        'slug', a.slug) from artists a where a.id = backstage_requests.artist_id)`.as('artist'),
    )
    .select(
      sql<number[]>`(select coalesce(json_agg(entry_id order by entry_id), '[]') from backstage_evidence e
        where e.request_id = backstage_requests.id)`.as('entry_ids'),
    );

export const requestRow = rowById((db, id) => withNames(db).where('backstage_requests.id', '=', id));

export function requestsIn(state: BackstageRequestState): KeysetSource {
  const order = { column: 'id', kind: 'number', direction: state === 'pending' ? 'asc' : 'desc' } as const;
  return { from: 'backstage_requests', id: 'id', where: sql`state = ${state}`, order };
}

/** A wish that this transaction has written. */
export async function requestById(trx: Transaction<Database>, id: number) {
  return withNames(trx).where('id', '=', id).executeTakeFirstOrThrow();
}
export type RequestRow = Awaited<ReturnType<typeof requestById>>;

export async function requestsOfUser(db: Executor, userId: number) {
  return withNames(db).where('user_id', '=', userId).orderBy('id', 'desc').limit(50).execute();
}

export async function lockRequest(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('backstage_requests')
    .select(['id', 'kind', 'state', 'user_id', 'artist_id', 'artist_name'])
    .select(
      sql<string>`coalesce(artist_name, (select a.name from artists a where a.id = artist_id), '')`.as(
        'about',
      ),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertRequest(
  trx: Transaction<Database>,
  values: Insertable<Database['backstage_requests']>,
  entryIds: readonly number[],
) {
  const { id } = await trx
    .insertInto('backstage_requests')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [...new Set(entryIds)].map((entry_id) => ({ request_id: id, entry_id }));
  if (rows.length > 0) await trx.insertInto('backstage_evidence').values(rows).execute();
  return id;
}

export async function updateRequest(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['backstage_requests']>,
) {
  await trx
    .updateTable('backstage_requests')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Milliseconds of sound a user has put into releases, but one track: what the limit of minutes is about. */
export async function uploadedMs(db: Executor, userId: number, butTrack = 0): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select coalesce(sum(t.duration), 0)::bigint as ms from file_entries e
    join originals o on o.storage_key = e.storage_key and o.storage_key not like 'library:%'
    join tracks t on t.id = o.track_id where e.owner_id = ${userId} and t.id <> ${butTrack}`.execute(db);
  return rows[0]?.ms ?? 0;
}

/** Tracks of a release with the files they came in as. */
export async function tracksOfRelease(db: Executor, albumId: number) {
  const { rows } = await sql<{
    id: number;
    disc_number: number;
    status: 'processing' | 'ready' | 'failed' | 'missing';
    status_reason: string | null;
    trouble: string | null;
    file_name: string | null;
    loudness_integrated: number | null;
    loudness_peak: number | null;
    duplicate: { id: number; name: string; slug: string } | null;
  }>`
    select t.id, t.disc_number, t.status, t.status_reason, o.trouble, e.name as file_name, t.loudness_integrated,
      t.loudness_peak, (
        select json_build_object('id', d.id, 'name', d.name, 'slug', d.slug) from tracks d
        where d.audio_fingerprint = t.audio_fingerprint and d.id <> t.id and d.deleted_at is null and (d.listed or d.album_id = t.album_id)
        order by d.id limit 1) as duplicate
    from tracks t left join originals o on o.track_id = t.id
    left join file_entries e on e.storage_key = o.storage_key
    where t.album_id = ${albumId} and t.deleted_at is null order by t.disc_number, t.number nulls last, t.id`.execute(
    db,
  );
  return rows;
}

/**
 * How the sounds of the release of an uploaded track stand, and who uploaded them; undefined for what was not uploaded.
 * One at a time for a release: of two tracks that are done at once the later one sees the other.
 */
export async function uploadsOfTrack(trx: Transaction<Database>, trackId: number) {
  const { rows } = await sql<{ id: number; name: string }>`select a.id, a.name from tracks t
    join originals o on o.track_id = t.id and o.storage_key not like 'library:%'
    join file_entries e on e.storage_key = o.storage_key
    join albums a on a.id = t.album_id where t.id = ${trackId}`.execute(trx);
  const [album] = rows;
  if (!album) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${album.id}`}, 0))`.execute(trx);
  const counted = await sql<{ waiting: number; ready: number; failed: number; owners: number[] | null }>`
    select count(*) filter (where t.status = 'processing') as waiting, count(*) filter (where t.status = 'ready') as ready,
      count(*) filter (where t.status = 'failed') as failed, array_agg(distinct e.owner_id) as owners
    from tracks t join originals o on o.track_id = t.id join file_entries e on e.storage_key = o.storage_key
    where t.album_id = ${album.id} and t.deleted_at is null`.execute(trx);
  const [counts] = counted.rows;
  return counts && { album, ...counts, owners: counts.owners ?? [] };
}

/** How many tracks albums have. */
export async function trackCounts(db: Executor, albumIds: readonly number[]) {
  const { rows } = await sql<{ album_id: number; count: number }>`
    select album_id, count(*)::integer as count from tracks where album_id = any(${[...albumIds]}) and deleted_at is null
    group by album_id`.execute(db);
  return new Map(rows.map(({ album_id, count }) => [album_id, count]));
}
