import type { Database, Db, PlaylistRole, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Artwork } from '../../core/contract.ts';
import { rowById } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;

/** Room between neighbours: twenty moves into the same gap before places are numbered anew. */
export const gap = 2 ** 20;

/** Covers of the first albums among the first 24 places. */
const firstArtworks = sql<Artwork[]>`(
  select coalesce(json_agg(four.artwork order by four.position), '[]') from (
    select album.artwork, album.position from (
      select distinct on (a.id) a.artwork, place.position from (
        select track_id, position from playlist_tracks
        where playlist_id = playlists.id and shown and removed_at is null order by position limit 24
      ) place join tracks t on t.id = place.track_id join albums a on a.id = t.album_id
      where a.artwork is not null order by a.id, place.position
    ) album order by album.position limit 4
  ) four)`;

function playlistsWithParts(db: Executor) {
  return db
    .selectFrom('playlists')
    .innerJoin('users', 'users.id', 'playlists.owner_id')
    .select([
      'playlists.id',
      'playlists.name',
      'playlists.slug',
      'playlists.owner_id',
      'users.display_name as owner_name',
      'playlists.visibility',
      'playlists.tracks_count',
      'playlists.updated_at',
      sql<boolean>`playlists.rules is not null`.as('smart'),
    ])
    .select(firstArtworks.as('artworks'));
}

/** What lists show of a playlist. */
export const playlistRow = rowById((db, id) => playlistsWithParts(db).where('playlists.id', '=', id));
export type PlaylistRow = Awaited<
  ReturnType<ReturnType<typeof playlistsWithParts>['executeTakeFirstOrThrow']>
>;

export async function playlistById({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number) {
  return playlistsWithParts(db)
    .select(['playlists.description', 'playlists.created_at', 'playlists.rules', 'playlists.filled_at'])
    .select(
      sql<number>`(select coalesce(sum(greatest(length_sort, 0)), 0)::bigint from playlist_tracks
        where playlist_id = playlists.id and shown and removed_at is null)`.as('duration'),
    )
    .select([waitingCount('perhaps'), waitingCount('missing'), ownRole({ actor })])
    .select(
      sql<number>`(select count(*)::int from playlist_members where playlist_id = playlists.id)`.as(
        'members_count',
      ),
    )
    .where('playlists.id', '=', id)
    .where('playlists.deleted_at', 'is', null)
    .executeTakeFirst();
}

const waitingCount = <State extends 'perhaps' | 'missing'>(state: State) =>
  sql<number>`(select count(*)::int from playlist_entries
    where playlist_id = playlists.id and state = ${sql.lit(state)})`.as(state);

type Asker = Pick<Context, 'actor'>;

/** What the one who asks is to a playlist they do not own. */
const ownRole = ({ actor }: Asker) =>
  actor.kind === 'user'
    ? sql<PlaylistRole | null>`(select role from playlist_members
        where playlist_id = playlists.id and user_id = ${actor.id})`.as('role')
    : sql<PlaylistRole | null>`null`.as('role');

/** Whose it is and who may see it; undefined when there is none. */
export async function accessOf({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number) {
  return db
    .selectFrom('playlists')
    .select(['id', 'owner_id', 'visibility', 'rules', 'filled_at', ownRole({ actor })])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The same, locked for a change; `deleted` for one that was deleted. */
export async function lockPlaylist(
  trx: Transaction<Database>,
  id: number,
  { actor, deleted = false }: Asker & { deleted?: boolean },
) {
  return trx
    .selectFrom('playlists')
    .select(['name', 'owner_id', 'visibility', sql<boolean>`rules is not null`.as('smart')])
    .select(ownRole({ actor }))
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the playlists tracks stand in, before their places go with the tracks. */
export async function lockPlaylistsOf(trx: Transaction<Database>, trackIds: readonly number[]) {
  await sql`select lock_playlists_of(${[...trackIds]}::bigint[])`.execute(trx);
}

/** Its owner, and who makes it together with them. */
export async function peopleOf(trx: Transaction<Database>, id: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select owner_id as user_id from playlists where id = ${id}
    union select user_id from playlist_members where playlist_id = ${id}`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

export async function insertPlaylist(
  trx: Transaction<Database>,
  values: Insertable<Database['playlists']>,
): Promise<number> {
  const { id } = await trx.insertInto('playlists').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Gives it a new revision, whatever else is changed. */
export async function updatePlaylist(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['playlists']>,
): Promise<void> {
  await trx
    .updateTable('playlists')
    .set({ ...values, updated_at: new Date(), revision: sql<number>`nextval('playlist_revisions')` })
    .where('id', '=', id)
    .execute();
}

export async function setOwner(trx: Transaction<Database>, id: number, userId: number): Promise<void> {
  await trx.updateTable('playlists').set({ owner_id: userId }).where('id', '=', id).execute();
}

export async function countOf(trx: Transaction<Database>, id: number): Promise<number> {
  const row = await trx
    .selectFrom('playlists')
    .select('tracks_count')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.tracks_count ?? 0;
}

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

/** Puts tracks behind the position; those that are there already stay. @returns how many are new */
export async function insertPlaces(
  trx: Transaction<Database>,
  playlistId: number,
  trackIds: readonly number[],
  { after, userId }: { after: number; userId: number },
): Promise<number> {
  const { rows } = await sql`
    insert into playlist_tracks as place (playlist_id, track_id, position, added_by)
    select ${playlistId}::bigint, id, ${after}::bigint + n * ${sql.lit(gap)}, ${userId}::bigint
    from unnest(${[...trackIds]}::bigint[]) with ordinality as wished (id, n) order by n
    on conflict (playlist_id, track_id) do update
      set removed_at = null, position = excluded.position, added_by = excluded.added_by, added_at = now()
      where place.removed_at is not null
    returning id`.execute(trx);
  return rows.length;
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

/** Positions for so many tracks: the first one and the step to the next; null when there is no room. */
export function placesBetween(
  { from, to }: { from: number | null; to: number | null },
  count: number,
): { first: number; step: number } | null {
  if (to === null) return { first: (from ?? 0) + gap, step: gap };
  if (from === null) return { first: to - gap * count, step: gap };
  const step = Math.floor((to - from) / (count + 1));
  return step < 1 ? null : { first: from + step, step };
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

/** Whether nobody else applies the rule of this playlist at this moment; until the end of the transaction nobody does. */
export async function claimFilling(trx: Transaction<Database>, id: number): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(7305, ${id}::integer) as claimed`.execute(trx);
  return rows[0]?.claimed ?? false;
}

/** One that a rule fills; undefined when there is none. */
export async function filledPlaylist(trx: Transaction<Database>, id: number) {
  return filled(trx, id).executeTakeFirst();
}

/** Locks one that a rule fills. @returns whether it is the rule that was read before */
export async function lockFilled(trx: Transaction<Database>, id: number, rules: object | null) {
  const row = await filled(trx, id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined && JSON.stringify(row.rules) === JSON.stringify(rules);
}

const filled = (trx: Transaction<Database>, id: number) =>
  trx
    .selectFrom('playlists')
    .select(['owner_id', 'rules'])
    .where('id', '=', id)
    .where('rules', 'is not', null)
    .where('deleted_at', 'is', null);

/** Keeps the revision: what is seen of it has not changed. */
export async function setFilledAt(db: Executor, id: number, at: Date): Promise<void> {
  await db.updateTable('playlists').set({ filled_at: at }).where('id', '=', id).execute();
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

/** What was deleted or taken out 30 days ago goes for good. */
export async function purgePlaylists(db: Db): Promise<void> {
  await sql`delete from playlists where deleted_at < now() - interval '30 days'`.execute(db);
  await sql`delete from playlist_tracks where removed_at < now() - interval '30 days'`.execute(db);
}
