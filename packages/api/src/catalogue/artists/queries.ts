import type { Database, Db } from '@kantele/db';
import type { ExpressionBuilder, Insertable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { compiledOnce } from '../../core/compiled-once.ts';
import { inOrder, type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';
import { withArtwork } from '../../platform/images/fragments.ts';
import { lockMusic } from '../visibility/lock-music.ts';

type Executor = Db | Transaction<Database>;

export const artistOrder = {
  popular: { column: 'plays_count', kind: 'number', direction: 'desc' },
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'sort_key', kind: 'string', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

/** Source of `keysetIds` for the public list. */
export function listedArtists(order: KeysetOrder) {
  return { from: 'artists', id: 'id', where: sql`not disabled`, order };
}

/** Those of a list kept elsewhere that everybody may see, with albums of one genre or all. */
export function artistsAmong(source: KeysetSource, genreId: number | null): KeysetSource {
  const id = sql.ref(`${source.from}.${source.id}`);
  const listed = sql`exists (select 1 from artists a where a.id = ${id} and not a.disabled)`;
  // `offset 0`: asked of each artist in turn, and not of all albums at once.
  const ofGenre = sql`exists (select 1 from album_artists aa join album_genres ag on ag.album_id = aa.album_id
    where aa.artist_id = ${id} and aa.listed and ag.genre_id = ${genreId} offset 0)`;
  const where =
    genreId === null ? sql`${source.where} and ${listed}` : sql`${source.where} and ${listed} and ${ofGenre}`;
  return { ...source, where };
}

/** Of the portrait, or of the first album that has a cover. */
function pictureOf(eb: ExpressionBuilder<Database, 'artists'>) {
  const cover = sql<
    string | null
  >`(select al.image_hash from album_artists aa join albums al on al.id = aa.album_id
    where aa.artist_id = ${eb.ref('artists.id')} and aa.listed and al.image_hash is not null
    order by aa.release_sort desc, aa.album_id desc limit 1)`;
  return withArtwork(eb.fn.coalesce('artists.image_hash', cover)).as('artwork');
}

const summaryColumns = ['id', 'name', 'slug', 'verified', 'followers_count', 'plays_count'] as const;

const withPicture = (db: Executor) => db.selectFrom('artists').select(summaryColumns).select(pictureOf);

/** What lists show of an artist. */
export const artistRow = rowById((db, id) => withPicture(db).where('artists.id', '=', id));

const summariesOf = (db: Executor, ids: number[]) =>
  withPicture(db).where('id', '=', sql<number>`any(${ids}::bigint[])`);

const summaries = compiledOnce(summariesOf);

export async function artistSummariesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await summaries(db, [...ids]));
}

const listedSummaries = compiledOnce((db, ids: number[]) =>
  summariesOf(db, ids).where('disabled', '=', false),
);

/** Those of them that everybody may see. */
export async function listedArtistsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await listedSummaries(db, [...ids]));
}

const one = compiledOnce((db, id: number) =>
  db
    .selectFrom('artists')
    .select([...summaryColumns, 'bio', 'country', 'city', 'links', 'disabled', 'created_at', 'updated_at'])
    .select(pictureOf)
    .select((eb) => [
      withArtwork(eb.ref('artists.image_hash')).as('portrait'),
      withArtwork(eb.ref('artists.banner_hash')).as('banner'),
    ])
    .where('id', '=', id),
);

export async function artistById(db: Executor, id: number) {
  const [row] = await one(db, id);
  return row;
}

/** What access to an artist hangs on. */
export async function artistAccess(db: Executor, id: number) {
  return db.selectFrom('artists').select('disabled').where('id', '=', id).executeTakeFirst();
}

/** Artists who share most genres with this one, the more played first. */
export async function similarArtistIds(db: Executor, id: number, limit: number) {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select distinct ag.genre_id from album_artists aa join album_genres ag on ag.album_id = aa.album_id
      where aa.artist_id = ${id} and aa.listed
    ), near as (
      select g.genre_id, x.artist_id from own g
      cross join lateral (
        select aa.artist_id from album_genres ag join album_artists aa on aa.album_id = ag.album_id
        where ag.genre_id = g.genre_id and ag.listed and aa.artist_id <> ${id}
        order by ag.plays_count desc, ag.album_id desc limit 60
      ) x
    )
    select a.id from near n join artists a on a.id = n.artist_id where not a.disabled
    group by a.id order by count(distinct n.genre_id) desc, a.plays_count desc, a.id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function insertArtist(trx: Transaction<Database>, values: Insertable<Database['artists']>) {
  return trx.insertInto('artists').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateArtistRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['artists']>,
) {
  const result = await trx
    .updateTable('artists')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Albums and tracks that name an artist, who is locked, and are found by the name: locked themselves. */
export async function lockWorksOfArtist(trx: Transaction<Database>, id: number) {
  const albums = await trx
    .selectFrom('album_artists')
    .select('album_id')
    .where('artist_id', '=', id)
    .execute();
  const tracks = await trx
    .selectFrom('track_artists')
    .select('track_id')
    .where('artist_id', '=', id)
    .execute();
  const works = {
    albumIds: [...new Set(albums.map((row) => row.album_id))],
    trackIds: [...new Set(tracks.map((row) => row.track_id))],
  };
  await lockMusic(trx, works);
  return works;
}

export async function deleteArtistRow(trx: Transaction<Database>, id: number) {
  return trx
    .deleteFrom('artists')
    .where('id', '=', id)
    .returning(['image_hash', 'banner_hash'])
    .executeTakeFirst();
}

export type ArtistSummaryRow = Awaited<ReturnType<typeof artistSummariesByIds>>[number];
export type ArtistRow = NonNullable<Awaited<ReturnType<typeof artistById>>>;
