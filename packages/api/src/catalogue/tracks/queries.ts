import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../core/compiled-once.ts';
import { inOrder, type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;

export const trackOrder = {
  popular: { column: 'plays_count', kind: 'number', direction: 'desc' },
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  length: { column: 'length_sort', kind: 'number', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export function listedTracks(order: KeysetOrder): KeysetSource {
  return { from: 'tracks', id: 'id', where: sql`listed`, order };
}
export function tracksOfArtist(artistId: number, order: KeysetOrder = trackOrder.popular): KeysetSource {
  const where = sql`listed and role in ('main', 'featured') and artist_id = ${artistId}`;
  return { from: 'track_artists', id: 'track_id', where, order };
}
export function tracksOfGenre(genreId: number, order: KeysetOrder = trackOrder.popular): KeysetSource {
  return { from: 'track_genres', id: 'track_id', where: sql`listed and genre_id = ${genreId}`, order };
}
/** What came last to a genre first. */
export function newTracksOfGenre(genreId: number): KeysetSource {
  return tracksOfGenre(genreId, { ...trackOrder.newest, column: 'track_id' });
}
/** Those of a list kept elsewhere that everybody may see, of one genre or all. */
export function tracksAmong(source: KeysetSource, genreId: number | null): KeysetSource {
  const id = sql.ref(`${source.from}.${source.id}`);
  const ofGenre = sql`exists (select 1 from track_genres tg
    where tg.track_id = ${id} and tg.genre_id = ${genreId} and tg.listed)`;
  const listed = sql`exists (select 1 from tracks t where t.id = ${id} and t.listed)`;
  return { ...source, where: sql`${source.where} and ${genreId === null ? listed : ofGenre}` };
}
export function tracksOfTag(tagId: number): KeysetSource {
  return {
    from: 'track_tags',
    id: 'track_id',
    where: sql`listed and tag_id = ${tagId}`,
    order: trackOrder.popular,
  };
}

function tracksWithParts(db: Executor) {
  return db
    .selectFrom('tracks')
    .innerJoin('albums', 'albums.id', 'tracks.album_id')
    .select([
      'tracks.id',
      'tracks.name',
      'tracks.slug',
      'tracks.disc_number',
      'tracks.number',
      'tracks.duration',
      'tracks.explicit',
      'tracks.status',
      'tracks.codec',
      'tracks.renditions',
      'tracks.plays_count',
      'tracks.likes_count',
      'tracks.loudness_integrated',
      'tracks.loudness_peak',
      'tracks.created_at',
      'albums.id as album_id',
      'albums.name as album_name',
      'albums.slug as album_slug',
      'albums.loudness_integrated as album_loudness_integrated',
      'albums.loudness_peak as album_loudness_peak',
      'albums.artwork',
      'tracks.artists',
      'tracks.has_lyrics',
    ]);
}

/** What lists show of a track. */
export const trackRow = rowById((db, id) => tracksWithParts(db).where('tracks.id', '=', id));

const summaries = compiledOnce((db, ids: number[]) =>
  tracksWithParts(db).where('tracks.id', '=', sql<number>`any(${ids}::bigint[])`),
);

export async function trackSummariesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await summaries(db, [...ids]));
}

const listedSummaries = compiledOnce((db, ids: number[]) =>
  tracksWithParts(db)
    .where('tracks.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('tracks.listed', '=', true),
);

/** Those of them that everybody may see. */
export async function listedTracksByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await listedSummaries(db, [...ids]));
}

const ofAlbum = compiledOnce((db, albumId: number, all: boolean) =>
  tracksWithParts(db)
    .where('tracks.album_id', '=', albumId)
    .where('tracks.deleted_at', 'is', null)
    .where((eb) => eb.or([sql<boolean>`${all}`, eb('tracks.visibility', '=', 'public')]))
    .orderBy('tracks.disc_number')
    // Sides of vinyl records count their tracks anew; without sides this orders nothing.
    .orderBy('tracks.side')
    .orderBy(sql`tracks.number nulls last`)
    .orderBy('tracks.id'),
);

/** In running order; `all` includes tracks that are not public. */
export async function trackRowsOfAlbum(db: Executor, albumId: number, all: boolean) {
  return ofAlbum(db, albumId, all);
}

export async function trackById(db: Executor, id: number) {
  return tracksWithParts(db)
    .select([
      'tracks.description',
      'tracks.isrc',
      'tracks.bpm',
      'tracks.musical_key',
      'tracks.status_reason',
      'tracks.visibility',
      'tracks.publish_at',
      'tracks.updated_at',
      'albums.visibility as album_visibility',
      'albums.publish_at as album_publish_at',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('track_genres')
          .innerJoin('genres', 'genres.id', 'track_genres.genre_id')
          .select(['genres.id', 'genres.name', 'genres.slug', 'genres.display_name'])
          .whereRef('track_genres.track_id', '=', 'tracks.id')
          .orderBy('genres.display_name'),
      ).as('genres'),
      jsonArrayFrom(
        eb
          .selectFrom('track_tags')
          .innerJoin('tags', 'tags.id', 'track_tags.tag_id')
          .select(['tags.id', 'tags.name', 'tags.slug', 'tags.display_name'])
          .whereRef('track_tags.track_id', '=', 'tracks.id')
          .orderBy('tags.display_name'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('track_credits')
          .select(['role', 'name', 'detail'])
          .whereRef('track_credits.track_id', '=', 'tracks.id')
          .orderBy('position'),
      ).as('credits'),
    ])
    .where('tracks.id', '=', id)
    .where('tracks.deleted_at', 'is', null)
    .where('albums.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The first track of each album, in the order of the albums. */
export async function openingTrackIds(db: Executor, albumIds: readonly number[]) {
  const { rows } = await sql<{
    id: number;
  }>`select t.id from unnest(${[...albumIds]}::bigint[]) with ordinality a(id, position)
    cross join lateral (select id from tracks where album_id = a.id and listed
      order by disc_number, number, id limit 1) t order by a.position`.execute(db);
  return rows.map((row) => row.id);
}

/** What access to tracks hangs on: the narrow read of sub-resources. */
export async function trackAccessOf(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('tracks')
    .innerJoin('albums', 'albums.id', 'tracks.album_id')
    .select([
      'tracks.id',
      'tracks.status',
      'tracks.duration',
      'tracks.visibility',
      'tracks.publish_at',
      'albums.visibility as album_visibility',
      'albums.publish_at as album_publish_at',
    ])
    .where('tracks.id', 'in', [...ids])
    .where('tracks.deleted_at', 'is', null)
    .where('albums.deleted_at', 'is', null)
    .execute();
}

export async function trackWaveform(db: Executor, id: number) {
  return db.selectFrom('tracks').select(['waveform', 'duration']).where('id', '=', id).executeTakeFirst();
}

export type TrackSummaryRow = Awaited<ReturnType<typeof trackSummariesByIds>>[number];
export type TrackRow = NonNullable<Awaited<ReturnType<typeof trackById>>>;
