import type { Database, Db, RenditionKind } from '@kantele/db';
import { sql, type Transaction, type Updateable } from 'kysely';
import { lockMusic } from '../visibility/lock-music.ts';

type Executor = Db | Transaction<Database>;

const refreshers = {
  albums: ['refresh_album_artists', 'refresh_album_artwork'],
  tracks: ['refresh_track_artists', 'refresh_track_lyrics'],
} as const;

/** Refreshes what rows from one id up to another keep of others: how many values differed, and whether ids go on. */
export async function refreshKept(db: Db, table: keyof typeof refreshers, from: number, to: number) {
  const calls = refreshers[table].map((name) => sql`${sql.id(name)}(ids)`);
  const { rows } = await sql<{ mended: number; is_more: boolean }>`
    select ${sql.join(calls, sql` + `)} as mended,
      exists (select 1 from ${sql.table(table)} where id >= ${to}) as is_more
    from (select array(select id from ${sql.table(table)} where id >= ${from} and id < ${to}) as ids) x`.execute(
    db,
  );
  return { mended: rows[0]?.mended ?? 0, isMore: rows[0]?.is_more ?? false };
}

/** The state of a track, locked until the end of the transaction with its album. */
export async function lockTrack(trx: Transaction<Database>, id: number) {
  await lockMusic(trx, { trackIds: [id] });
  const row = await trx.selectFrom('tracks').select('status').where('id', '=', id).executeTakeFirst();
  return { status: row?.status ?? null };
}

/** When a track is shown, and to whom. */
export async function trackDates(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('tracks')
    .select(['visibility', 'publish_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function updateTrackRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['tracks']>,
) {
  const result = await trx
    .updateTable('tracks')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTrackRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('tracks').where('id', '=', id).execute();
}

export async function setTrackGenres(trx: Transaction<Database>, trackId: number, ids: readonly number[]) {
  await trx.deleteFrom('track_genres').where('track_id', '=', trackId).execute();
  const rows = [...new Set(ids)].map((genre_id) => ({ track_id: trackId, genre_id }));
  if (rows.length > 0) await trx.insertInto('track_genres').values(rows).execute();
}

export async function setTrackTags(trx: Transaction<Database>, trackId: number, ids: readonly number[]) {
  await trx.deleteFrom('track_tags').where('track_id', '=', trackId).execute();
  const rows = [...new Set(ids)].map((tag_id) => ({ track_id: trackId, tag_id }));
  if (rows.length > 0) await trx.insertInto('track_tags').values(rows).execute();
}

/** Gives tracks their places; all at once, so that no two share one in between. */
export async function setPlacesOfTracks(
  trx: Transaction<Database>,
  places: readonly { id: number; disc_number: number; number: number }[],
) {
  await sql`update tracks t set disc_number = p.disc_number, number = p.number, updated_at = now()
    from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ disc_number }) => disc_number)}::integer[],
      ${places.map(({ number }) => number)}::integer[]) as p(id, disc_number, number)
    where t.id = p.id`.execute(trx);
}

export async function setFormsOfTrack(db: Executor, id: number, renditions: RenditionKind[]) {
  await db.updateTable('tracks').set({ renditions }).where('id', '=', id).execute();
}

/** Scheduled tracks whose time has come are public from now on; answers their ids. */
export async function publishDueRows(trx: Transaction<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update tracks set visibility = 'public'
    where visibility = 'scheduled' and publish_at <= ${now} returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function addGenreToTracksOf(
  trx: Transaction<Database>,
  genreIds: readonly number[],
  genreId: number,
) {
  await sql`insert into track_genres (track_id, genre_id)
    select distinct track_id, ${genreId}::bigint from track_genres where genre_id = any(${[...genreIds]})
    on conflict do nothing`.execute(trx);
}

export async function addTagToTracksOf(trx: Transaction<Database>, tagIds: readonly number[], tagId: number) {
  await sql`insert into track_tags (track_id, tag_id)
    select distinct track_id, ${tagId}::bigint from track_tags where tag_id = any(${[...tagIds]})
    on conflict do nothing`.execute(trx);
}
