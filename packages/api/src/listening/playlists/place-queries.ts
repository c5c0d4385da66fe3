import type { Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { gap } from './gap.ts';

/** How many places there are, hidden ones too, and where the last one is, or will be. */
export async function endOf(trx: Transaction<Database>, id: number) {
  const waiting = (state: string) => sql`(select coalesce(max(position), 0) from playlist_entries
    where playlist_id = ${id} and state = ${sql.lit(state)})`;
  const { rows } = await sql<{ places: number; last: number }>`
    select (count(*) filter (where removed_at is null))::int as places,
      greatest(coalesce(max(position), 0), ${waiting('perhaps')}, ${waiting('missing')}) as last
    from playlist_tracks where playlist_id = ${id}`.execute(trx);
  return rows[0] ?? { places: 0, last: 0 };
}

/** Those of these tracks that everybody may see, locked so that what a place repeats of them cannot change meanwhile. */
export async function lockOpenTracks(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from tracks t where t.id = any(${[...ids]}::bigint[]) and is_open(t.visibility)
      and exists (select from albums a where a.id = t.album_id and is_open(a.visibility))
    order by t.id for share of t`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Puts tracks behind the position; those that are there already stay. @returns the new ones */
export async function insertPlaces(
  trx: Transaction<Database>,
  playlistId: number,
  trackIds: readonly number[],
  { after, userId }: { after: number; userId: number },
): Promise<number[]> {
  const { rows } = await sql<{ track_id: number }>`
    insert into playlist_tracks as place (playlist_id, track_id, position, added_by)
    select ${playlistId}::bigint, id, ${after}::bigint + n * ${sql.lit(gap)}, ${userId}::bigint
    from unnest(${[...trackIds]}::bigint[]) with ordinality as wished (id, n) order by n
    on conflict (playlist_id, track_id) do update
      set removed_at = null, position = excluded.position, added_by = excluded.added_by, added_at = now()
      where place.removed_at is not null
    returning track_id`.execute(trx);
  return rows.map(({ track_id }) => track_id);
}

/** Nothing, or: only what this user has put in. */
const added = (by: number | null) => (by === null ? sql`` : sql`and added_by = ${by}`);

/** @returns how many were there */
export async function removePlaces(
  trx: Transaction<Database>,
  playlistId: number,
  ids: readonly number[],
  addedBy: number | null = null,
) {
  const { rows } = await sql`
    update playlist_tracks set removed_at = now()
    where playlist_id = ${playlistId} and track_id = any(${[...ids]}::bigint[]) and removed_at is null ${added(addedBy)}
    returning id`.execute(trx);
  return rows.length;
}

/** @returns how many came back */
export async function restorePlaces(
  trx: Transaction<Database>,
  playlistId: number,
  ids: readonly number[],
  addedBy: number | null = null,
) {
  const { rows } = await sql`
    update playlist_tracks set removed_at = null
    where playlist_id = ${playlistId} and track_id = any(${[...ids]}::bigint[]) and removed_at is not null ${added(addedBy)}
    returning id`.execute(trx);
  return rows.length;
}

/** Where moved tracks go: between two positions of others, `to` null for behind all; null when the track is not there. */
export async function spaceBefore(
  trx: Transaction<Database>,
  playlistId: number,
  before: number | null,
  moved: readonly number[],
): Promise<{ from: number | null; to: number | null } | null> {
  const others = sql`playlist_id = ${playlistId} and track_id <> all(${[...moved]}::bigint[])`;
  let to: number | null = null;
  if (before !== null) {
    const { rows } = await sql<{ position: number }>`
      select position from playlist_tracks
      where ${others} and track_id = ${before} and removed_at is null`.execute(trx);
    const [anchor] = rows;
    if (!anchor) return null;
    to = anchor.position;
  }
  const earlier = to === null ? sql`` : sql`and position < ${to}`;
  // Songs that wait for a track have their places too.
  const { rows } = await sql<{ position: number | null }>`
    select greatest(
      (select position from playlist_tracks where ${others} ${earlier} order by position desc limit 1),
      (select max(position) from playlist_entries
        where playlist_id = ${playlistId} and state in ('perhaps', 'missing') ${earlier})) as position`.execute(
    trx,
  );
  return { from: rows[0]?.position ?? null, to };
}

/** Numbers all places anew, with room between them, and those that wait for a track among them. */
export async function spreadPlaces(trx: Transaction<Database>, playlistId: number): Promise<void> {
  const numbered = sql`
    numbered as materialized (
      select kind, id, row_number() over (order by position, kind, id) * ${sql.lit(gap)} as position from (
        select 'place' as kind, id, position from playlist_tracks where playlist_id = ${playlistId}
        union all select 'waiting', id, position from playlist_entries
          where playlist_id = ${playlistId} and state <> 'found') every
    )`;
  await sql`
    with ${numbered}, entries as (
      update playlist_entries e set position = n.position from numbered n where n.kind = 'waiting' and n.id = e.id
    )
    update playlist_tracks p set position = n.position from numbered n where n.kind = 'place' and n.id = p.id`.execute(
    trx,
  );
}

/** @returns how many were there */
export async function placeTracks(
  trx: Transaction<Database>,
  playlistId: number,
  ids: readonly number[],
  { first, step }: { first: number; step: number },
): Promise<number> {
  const { rows } = await sql`
    update playlist_tracks p set position = ${first}::bigint + (wished.n - 1) * ${step}::bigint
    from unnest(${[...ids]}::bigint[]) with ordinality as wished (id, n)
    where p.playlist_id = ${playlistId} and p.track_id = wished.id and p.removed_at is null
    returning p.id`.execute(trx);
  return rows.length;
}

/** Its tracks in their order, hidden ones too. */
export async function placesInOrder(trx: Transaction<Database>, playlistId: number): Promise<number[]> {
  const { rows } = await sql<{ track_id: number }>`
    select track_id from playlist_tracks where playlist_id = ${playlistId} and removed_at is null
    order by position, track_id`.execute(trx);
  return rows.map(({ track_id }) => track_id);
}

/** Makes these tracks its places, in this order; what stays keeps its row. */
export async function replacePlaces(
  trx: Transaction<Database>,
  playlistId: number,
  trackIds: readonly number[],
): Promise<void> {
  const wanted = sql`unnest(${[...trackIds]}::bigint[]) with ordinality as wanted (id, n)`;
  await sql`delete from playlist_tracks where playlist_id = ${playlistId}
    and (removed_at is not null or track_id <> all(${[...trackIds]}::bigint[]))`.execute(trx);
  await sql`update playlist_tracks p set position = wanted.n * ${sql.lit(gap)} from ${wanted}
    where p.playlist_id = ${playlistId} and p.track_id = wanted.id
      and p.position <> wanted.n * ${sql.lit(gap)}`.execute(trx);
  await sql`insert into playlist_tracks (playlist_id, track_id, position)
    select ${playlistId}::bigint, wanted.id, wanted.n * ${sql.lit(gap)} from ${wanted}
    on conflict (playlist_id, track_id) do nothing`.execute(trx);
}
