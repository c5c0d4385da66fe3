import type { Database, Db, TrackStatus, Visibility } from '@kantele/db';
import { sql, type Transaction } from 'kysely';
import { inOrder, type KeysetOrder, type KeysetSource } from '../../core/keyset.ts';
import { containing, foundByWords } from '../search-index/fragments.ts';
import { openRow } from '../visibility/fragments.ts';
import { trackSummariesByIds } from './queries.ts';

type Executor = Db | Transaction<Database>;

export const managedTrackOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name_key', kind: 'string', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export interface TrackFilter {
  query?: string | undefined;
  status?: TrackStatus | undefined;
  visibility?: Visibility | undefined;
  album_id?: number | undefined;
  genre_id?: number | undefined;
  tag_id?: number | undefined;
  explicit?: boolean | undefined;
  deleted: boolean;
}

/** Whose tracks are left out: those of albums not open at this moment; null for none. */
type OpenAt = Date | null;

/** Source of `keysetIds` for the list of those who manage tracks: drafts too, or what is in the trash. */
export function filteredTracks(order: KeysetOrder, filter: TrackFilter, openAt: OpenAt = null): KeysetSource {
  const { query, status, visibility, album_id, genre_id, tag_id, explicit, deleted } = filter;
  // What is in lists is in no trash, nor is its album.
  const kept = sql`deleted_at is null
    and (listed or (select a.deleted_at is null from albums a where a.id = tracks.album_id))`;
  const parts = [deleted ? sql`deleted_at is not null` : kept];
  if (openAt) {
    parts.push(sql`(listed or (select ${openRow('a', openAt)} from albums a where a.id = tracks.album_id))`);
  }
  if (query) {
    const named = sql`select t.id from tracks t where not t.listed and t.name_key like ${containing(query)}`;
    const found = foundByWords('track', query);
    parts.push(sql`id in (${found === null ? named : sql`${found} union all ${named}`})`);
  }
  if (status) parts.push(sql`status = ${sql.lit(status)}`);
  // Public tracks of an album that is not are in no list either.
  if (visibility === 'public') parts.push(sql`visibility = 'public'`);
  else if (visibility) parts.push(sql`not listed and visibility = ${visibility}`);
  if (album_id !== undefined) parts.push(sql`album_id = ${album_id}`);
  if (genre_id !== undefined) {
    parts.push(
      sql`exists (select from track_genres tg where tg.track_id = tracks.id and tg.genre_id = ${genre_id})`,
    );
  }
  if (tag_id !== undefined) {
    parts.push(
      sql`exists (select from track_tags tt where tt.track_id = tracks.id and tt.tag_id = ${tag_id})`,
    );
  }
  if (explicit !== undefined) parts.push(sql`explicit = ${explicit}`);
  return { from: 'tracks', id: 'id', where: sql.join(parts, sql` and `), order };
}

/** Tracks as those who manage them list them, in the order of the ids. */
export async function managedTracksByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const more = await db
    .selectFrom('tracks')
    .select(['id', 'visibility', 'deleted_at', 'updated_at'])
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(more.map((row) => [row.id, row]));
  const tracks = await trackSummariesByIds(db, ids);
  return inOrder(
    ids,
    tracks.flatMap((track) => {
      const row = byId.get(track.id);
      return row ? [{ ...track, ...row }] : [];
    }),
  );
}
export type ManagedTrackRow = Awaited<ReturnType<typeof managedTracksByIds>>[number];

/**
 * Those of these tracks that are in the trash, or are not, or either, locked in the order of their ids; with what
 * access to their albums hangs on.
 */
export async function lockTracks(
  trx: Transaction<Database>,
  ids: readonly number[],
  deleted: boolean | 'either',
) {
  const place =
    deleted === 'either'
      ? sql``
      : sql`and a.deleted_at is null and t.deleted_at ${deleted ? sql`is not null` : sql`is null`}`;
  const { rows } = await sql<{
    id: number;
    album_id: number;
    visibility: Visibility;
    publish_at: Date | null;
    kept: Visibility;
  }>`
    select t.id, t.album_id, a.visibility, a.publish_at, coalesce(a.deleted_visibility, a.visibility) as kept from tracks t join albums a on a.id = t.album_id
    where t.id = any(${[...ids]}) ${place} order by t.id for no key update of t`.execute(trx);
  return rows.map(({ visibility, publish_at, ...row }) => ({ ...row, album: { visibility, publish_at } }));
}

/** Puts tracks into the trash as drafts, which nobody sees; what they were is kept. */
export async function trashTrackRows(trx: Transaction<Database>, ids: readonly number[]) {
  await sql`update tracks set deleted_visibility = visibility, visibility = 'draft', deleted_at = now(), updated_at = now()
    where id = any(${[...ids]})`.execute(trx);
}

export async function restoreTrackRows(trx: Transaction<Database>, ids: readonly number[]) {
  await sql`update tracks set visibility = deleted_visibility, deleted_visibility = null, deleted_at = null,
    updated_at = now() where id = any(${[...ids]})`.execute(trx);
}

/** Tracks that have been in the trash since before a time. */
export async function tracksTrashedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tracks where deleted_at < ${before} order by deleted_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Tracks of an album that are in the trash, those that came last first. */
export async function trashedTracksOf(db: Db, albumId: number) {
  const { rows } = await sql<{ id: number; name: string; deleted_at: Date }>`
    select id, name, deleted_at from tracks where album_id = ${albumId} and deleted_at is not null
    order by deleted_at desc, id desc limit 100`.execute(db);
  return rows;
}

/** Sets the same of several tracks. */
export async function updateTrackRows(
  trx: Transaction<Database>,
  ids: readonly number[],
  values: { visibility?: Visibility; explicit?: boolean },
) {
  await trx
    .updateTable('tracks')
    .set({ ...values, updated_at: new Date() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Puts tracks of other discs behind those of this one, in the order they had. */
export async function moveToDisc(trx: Transaction<Database>, ids: readonly number[], disc: number) {
  await sql`
    with moved as (
      select id, album_id, row_number() over (partition by album_id order by disc_number, number nulls last, id) as place
      from tracks where id = any(${[...ids]}) and disc_number <> ${disc}
    ), ends as (
      select m.album_id, coalesce(max(t.number), 0) as last from (select distinct album_id from moved) m
      left join tracks t on t.album_id = m.album_id and t.disc_number = ${disc} and t.deleted_at is null
      group by m.album_id
    )
    update tracks t set disc_number = ${disc}, number = e.last + m.place
    from moved m join ends e on e.album_id = m.album_id where t.id = m.id`.execute(trx);
}

const links = {
  genres: { table: 'track_genres', column: 'genre_id' },
  tags: { table: 'track_tags', column: 'tag_id' },
} as const;

/** Gives tracks genres or tags they have not, and takes others. */
export async function changeTrackLinks(
  trx: Transaction<Database>,
  kind: keyof typeof links,
  ids: readonly number[],
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
) {
  const table = sql.table(links[kind].table);
  const column = sql.ref(links[kind].column);
  if (removed.length > 0) {
    await sql`delete from ${table} where track_id = any(${[...ids]}) and ${column} = any(${[...removed]})`.execute(
      trx,
    );
  }
  if (added.length > 0) {
    await sql`insert into ${table} (track_id, ${column})
      select t.id, x.id from unnest(${[...ids]}::bigint[]) t(id), unnest(${[...added]}::bigint[]) x(id)
      on conflict do nothing`.execute(trx);
  }
}

export interface CreditValues {
  role: string;
  name: string;
  detail: string | null;
}

/** Sets the credits of a track, in this order. */
export async function setTrackCredits(
  trx: Transaction<Database>,
  trackId: number,
  credits: readonly CreditValues[],
) {
  await trx.deleteFrom('track_credits').where('track_id', '=', trackId).execute();
  const rows = credits.map((credit, position) => ({ ...credit, track_id: trackId, position }));
  if (rows.length > 0) await trx.insertInto('track_credits').values(rows).execute();
}

/** Adds a credit behind those that tracks have, where they do not have it. */
export async function addTrackCredit(
  trx: Transaction<Database>,
  ids: readonly number[],
  { role, name, detail }: CreditValues,
) {
  await sql`insert into track_credits (track_id, position, role, name, detail)
    select t.id, (select coalesce(max(c.position), -1) + 1 from track_credits c where c.track_id = t.id),
      ${role}, ${name}, ${detail} from unnest(${[...ids]}::bigint[]) t(id)
    where not exists (select from track_credits c
      where c.track_id = t.id and c.role = ${role} and c.name = ${name})`.execute(trx);
}
