import type { Database, Db, PlaylistRole, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Artwork } from '../../core/contract.ts';
import { rowById } from '../../core/keyset.ts';
import { withArtwork } from '../../platform/images/fragments.ts';

type Executor = Db | Transaction<Database>;

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

/** Its own cover alone, else those of its albums. */
const artworks = sql<Artwork[]>`case when playlists.image_hash is null then ${firstArtworks}
  else json_build_array(${withArtwork(sql<string | null>`playlists.image_hash`)}) end`;

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
    .select(artworks.as('artworks'));
}

/** What lists show of a playlist. */
export const playlistRow = rowById((db, id) => playlistsWithParts(db).where('playlists.id', '=', id));
export type PlaylistRow = Awaited<
  ReturnType<ReturnType<typeof playlistsWithParts>['executeTakeFirstOrThrow']>
>;

export async function playlistById({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number) {
  return playlistsWithParts(db)
    .select(['playlists.description', 'playlists.created_at', 'playlists.rules', 'playlists.filled_at'])
    .select(sql<boolean>`playlists.image_hash is not null`.as('has_cover'))
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

/** What somebody is to those of these playlists they help to make. */
export async function rolesOf(
  db: Executor,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, PlaylistRole>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('playlist_members')
    .select(['playlist_id', 'role'])
    .where('user_id', '=', userId)
    .where('playlist_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ playlist_id, role }) => [playlist_id, role]));
}

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
    .select(['name', 'slug', 'owner_id', 'visibility', 'image_hash'])
    .select(sql<boolean>`rules is not null`.as('smart'))
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

/** Own covers of the playlists of these users. */
export async function coversOf(trx: Transaction<Database>, userIds: readonly number[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('playlists')
    .select('image_hash')
    .distinct()
    .where('owner_id', 'in', [...userIds])
    .execute();
  return rows.flatMap(({ image_hash }) => image_hash ?? []);
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

/** What was deleted or taken out 30 days ago goes for good. */
export async function purgePlaylists(db: Db): Promise<void> {
  await sql`delete from playlists where deleted_at < now() - interval '30 days'`.execute(db);
  await sql`delete from playlist_tracks where removed_at < now() - interval '30 days'`.execute(db);
}
