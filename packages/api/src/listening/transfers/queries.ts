import { createHash } from 'node:crypto';
import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { KeysetSource } from '../../core/keyset.ts';
import { rowsAsJson } from '../../core/rows-as-json.ts';
import type { Wish } from './read-library.ts';

type Executor = Db | Transaction<Database>;

/** What names something; plays of one song come in several parts. */
function keyOf({ entry, plays }: Wish): string {
  const { title, artist, album, isrc, mbid } = entry;
  const named = [title, artist, album, isrc, mbid, plays[0]?.[0] ?? null];
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url');
}

/** Keeps what a library names until it is found; what is kept already stays. */
export async function insertAwaited(
  trx: Transaction<Database>,
  userId: number,
  wishes: readonly Wish[],
  now: Date,
): Promise<void> {
  if (wishes.length === 0) return;
  const values = wishes.map((wish) => {
    const { kind, entry, year, since, plays } = wish;
    const { track_id: own_id, path: _, ...said } = entry;
    const written = plays.length > 0 ? JSON.stringify(plays) : null;
    const found = { user_id: userId, kind, ...said, own_id, year, since: since ?? now };
    return { ...found, plays: written, key: keyOf(wish) };
  });
  const { columns, expression } = rowsAsJson('awaited_music', values, ['plays']);
  await trx
    .insertInto('awaited_music')
    .columns(columns)
    .expression(expression)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export type AwaitedRow = Awaited<ReturnType<typeof awaitedBehind>>[number];

/** Of everybody, behind an id. */
export async function awaitedBehind(db: Executor, after: number, limit: number) {
  return db
    .selectFrom('awaited_music')
    .select(['id', 'user_id', 'kind', 'title', 'artist', 'album', 'year', 'duration', 'isrc', 'mbid'])
    .select(['own_id', 'since', 'plays'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those of these rows that are still there: the person may have forgotten some meanwhile. */
export async function lockAwaited(trx: Transaction<Database>, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from awaited_music where id = any(${[...ids]}::bigint[]) order by id for update`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteAwaited(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`delete from awaited_music where id = any(${[...ids]}::bigint[])`.execute(trx);
}

/** @param ids without them all of the user. @returns how many there were */
export async function forgetAwaitedOf(trx: Executor, userId: number, ids?: readonly number[]) {
  const some = ids ? sql`and id = any(${[...ids]}::bigint[])` : sql``;
  const { rows } = await sql`
    delete from awaited_music where user_id = ${userId} ${some} returning id`.execute(trx);
  return rows.length;
}

/** Of a user, in the order of the file. */
export function awaitedOf(userId: number): KeysetSource {
  const order = { column: 'id', kind: 'number', direction: 'asc' } as const;
  return { from: 'awaited_music', id: 'id', where: sql`user_id = ${userId}`, order };
}

export async function awaitedByIds(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('awaited_music')
    .select(['id', 'kind', 'title', 'artist'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

export async function countAwaited(db: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from awaited_music where user_id = ${userId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What an album or an artist is looked for by; keys are folded names. */
export interface Named {
  id: number;
  own_id: number | null;
  mbid: string | null;
  title: string;
  artists: readonly string[];
  year: number | null;
}
/** A row and what it was found to be. */
export interface Found {
  id: number;
  thing: number;
}

const wishesOf = (named: readonly Named[]) =>
  sql`json_to_recordset(${JSON.stringify(named)}::json)
    as w (id bigint, own_id bigint, mbid uuid, title text, artists text[], year integer)`;

/**
 * Albums by the address on this site, which finds unlisted ones too, by MusicBrainz id, or by name and an artist; of
 * several the one of that year.
 */
export async function albumsNamed(db: Executor, named: readonly Named[]): Promise<Found[]> {
  const found = sql`a.id, (extract(year from a.release_date::date) = w.year) is true as same_year, a.plays_count`;
  const { rows } = await sql<Found>`
    select distinct on (w.id) w.id, f.id as thing from ${wishesOf(named)}, lateral (
      select 1 as way, ${found} from albums a
        where a.id = w.own_id and a.name_key = w.title and is_open(a.visibility)
      union all select 2, ${found} from albums a where a.mbid = w.mbid and a.listed
      union all select 3, ${found} from albums a where a.name_key = w.title and a.listed
        and exists (select from album_artists aa join artists ar on ar.id = aa.artist_id
          where aa.album_id = a.id and ar.name_key = any(w.artists))) f
    order by w.id, f.way, f.same_year desc, f.plays_count desc, f.id`.execute(db);
  return rows;
}

/** Artists everybody may find: by the address on this site, by MusicBrainz id, else the only one of that name. */
export async function artistsNamed(db: Executor, named: readonly Named[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select w.id, coalesce(
      (select ar.id from artists ar where ar.id = w.own_id and ar.name_key = w.title and not ar.disabled),
      (select ar.id from artists ar where ar.mbid = w.mbid and not ar.disabled limit 1),
      (select min(ar.id) from artists ar where ar.name_key = w.title and not ar.disabled having count(*) = 1)) as thing
    from ${wishesOf(named)}`.execute(db);
  return rows.filter(({ thing }) => thing !== null);
}
