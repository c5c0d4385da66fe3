import type { AlbumType, Database, Db, Visibility } from '@kantele/db';
import { sql, type Transaction } from 'kysely';
import { inOrder, type KeysetOrder, type KeysetSource } from '../../core/keyset.ts';
import { containing, foundByWords } from '../search-index/fragments.ts';
import { albumsForEditors } from './queries.ts';

type Executor = Db | Transaction<Database>;

export const managedAlbumOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name_key', kind: 'string', direction: 'desc' },
  plays: { column: 'plays_count', kind: 'number', direction: 'desc' },
  plays_asc: { column: 'plays_count', kind: 'number', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

export interface AlbumFilter {
  query?: string | undefined;
  type?: AlbumType | undefined;
  visibility?: Visibility | undefined;
  genre_id?: number | undefined;
  cover?: boolean | undefined;
  deleted: boolean;
}

/** Source of `keysetIds` for the list of those who manage albums: drafts too, or what is in the trash. */
export function filteredAlbums(order: KeysetOrder, filter: AlbumFilter): KeysetSource {
  const { query, type, visibility, genre_id, cover, deleted } = filter;
  const parts = [deleted ? sql`deleted_at is not null` : sql`deleted_at is null`];
  if (query) {
    const named = sql`select a.id from albums a where not a.listed and a.name_key like ${containing(query)}`;
    const found = foundByWords('album', query);
    parts.push(sql`id in (${found === null ? named : sql`${found} union all ${named}`})`);
  }
  if (type) parts.push(sql`type = ${type}`);
  if (visibility === 'public') parts.push(sql`listed`);
  else if (visibility) parts.push(sql`not listed and visibility = ${visibility}`);
  if (genre_id !== undefined) {
    parts.push(
      sql`exists (select from album_genres ag where ag.album_id = albums.id and ag.genre_id = ${genre_id})`,
    );
  }
  if (cover !== undefined) parts.push(cover ? sql`image_hash is not null` : sql`image_hash is null`);
  return { from: 'albums', id: 'id', where: sql.join(parts, sql` and `), order };
}

/** Albums as those who manage them list them, in the order of the ids. */
export async function managedAlbumsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; tracks_count: number; deleted_at: Date | null; created_at: Date }>`
    select a.id, a.deleted_at, a.created_at, (select count(*)::integer from tracks t where t.album_id = a.id
      and t.deleted_at is null) as tracks_count from albums a where a.id = any(${[...ids]})`.execute(db);
  const more = new Map(rows.map((row) => [row.id, row]));
  const albums = await albumsForEditors(db, ids);
  return inOrder(
    ids,
    albums.flatMap((album) => {
      const row = more.get(album.id);
      return row ? [{ ...album, ...row }] : [];
    }),
  );
}
export type ManagedAlbumRow = Awaited<ReturnType<typeof managedAlbumsByIds>>[number];

/** Those of these albums that are in the trash, or are not, or either, locked in the order of their ids. */
export async function lockAlbums(
  trx: Transaction<Database>,
  ids: readonly number[],
  deleted: boolean | 'either',
) {
  const query = trx
    .selectFrom('albums')
    .select(['id', 'publish_at', 'release_date', 'release_precision'])
    // In the trash everything is a draft: what it was decides who may change it.
    .select(sql<Visibility>`coalesce(deleted_visibility, visibility)`.as('visibility'))
    .where('id', 'in', [...ids]);
  const found = deleted === 'either' ? query : query.where('deleted_at', deleted ? 'is not' : 'is', null);
  return found.orderBy('id').forUpdate().execute();
}

/** Puts albums into the trash as drafts, which nobody sees; what they were is kept. */
export async function trashAlbumRows(trx: Transaction<Database>, ids: readonly number[]) {
  await sql`update albums set deleted_visibility = visibility, visibility = 'draft', deleted_at = now(), updated_at = now()
    where id = any(${[...ids]})`.execute(trx);
}

export async function restoreAlbumRows(trx: Transaction<Database>, ids: readonly number[]) {
  await sql`update albums set visibility = deleted_visibility, deleted_visibility = null, deleted_at = null,
    updated_at = now() where id = any(${[...ids]})`.execute(trx);
}

/** Albums that have been in the trash since before a time. */
export async function albumsTrashedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from albums where deleted_at < ${before} order by deleted_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Albums of an artist that are in the trash, those that came last first. */
export async function trashedAlbumsOf(db: Db, artistId: number) {
  const { rows } = await sql<{ id: number; name: string; deleted_at: Date }>`
    select a.id, a.name, a.deleted_at from album_artists aa join albums a on a.id = aa.album_id
    where aa.artist_id = ${artistId} and a.deleted_at is not null
    order by a.deleted_at desc, a.id desc limit 100`.execute(db);
  return rows;
}

/** Sets the same of several albums. */
export async function updateAlbumRows(
  trx: Transaction<Database>,
  ids: readonly number[],
  values: { visibility?: Visibility; type?: AlbumType },
) {
  await trx
    .updateTable('albums')
    .set({ ...values, updated_at: new Date() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Gives albums genres they have not, and takes others. */
export async function changeAlbumGenres(
  trx: Transaction<Database>,
  ids: readonly number[],
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
) {
  if (removed.length > 0) {
    await trx
      .deleteFrom('album_genres')
      .where('album_id', 'in', [...ids])
      .where('genre_id', 'in', [...removed])
      .execute();
  }
  if (added.length > 0) {
    const rows = ids.flatMap((album_id) => added.map((genre_id) => ({ album_id, genre_id })));
    await trx
      .insertInto('album_genres')
      .values(rows)
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
}
