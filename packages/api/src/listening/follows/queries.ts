import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { containing } from '../../catalogue/search-index/fragments.ts';

type Executor = Db | Transaction<Database>;

/** @returns whether it was not followed before */
export async function insertArtistFollow(trx: Executor, userId: number, artistId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('artist_follows')
    .values({ user_id: userId, artist_id: artistId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Many at once, each with when it was followed first; who is followed already stays so. Artists are locked in the order
 * of their ids.
 * @returns ids of those that are there
 */
export async function insertArtistFollows(
  trx: Transaction<Database>,
  userId: number,
  follows: readonly { thing: number; since: Date }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from artists where id = any(${follows.map(({ thing }) => thing)}::bigint[])
    order by id for no key update`.execute(trx);
  const there = rows.map(({ id }) => id);
  await sql`
    insert into artist_follows (user_id, artist_id, created_at)
    select ${userId}::bigint, thing, since from json_to_recordset(${JSON.stringify(follows)}::json)
      as wished (thing bigint, since timestamptz)
    where thing = any(${there}::bigint[]) order by since, thing
    on conflict do nothing`.execute(trx);
  return there;
}

/** @returns whether that one was not followed before */
export async function insertUserFollow(trx: Executor, userId: number, followedId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('user_follows')
    .values({ user_id: userId, followed_id: followedId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteArtistFollow(db: Executor, userId: number, artistId: number) {
  await db
    .deleteFrom('artist_follows')
    .where('user_id', '=', userId)
    .where('artist_id', '=', artistId)
    .execute();
}

export async function deleteUserFollow(db: Executor, userId: number, followedId: number) {
  await db
    .deleteFrom('user_follows')
    .where('user_id', '=', userId)
    .where('followed_id', '=', followedId)
    .execute();
}

/** @param userId null for somebody who cannot follow */
export async function artistFollowState(db: Executor, userId: number | null, artistId: number) {
  const { rows } = await sql<{ following: boolean; followers_count: number }>`
    select exists (select from artist_follows f where f.user_id = ${userId} and f.artist_id = a.id) as following,
      a.followers_count from artists a where a.id = ${artistId}`.execute(db);
  return rows[0];
}

/** @param userId null for somebody who cannot follow */
export async function userFollowState(db: Executor, userId: number | null, followedId: number) {
  const { rows } = await sql<{ following: boolean; followers_count: number }>`
    select exists (select from user_follows f where f.user_id = ${userId} and f.followed_id = u.id) as following,
      (select count(*) from user_follows f where f.followed_id = u.id) as followers_count
    from users u where u.id = ${followedId}`.execute(db);
  return rows[0];
}

/** The newest albums everybody can see of artists a user follows: a few of each, then the newest of all. */
export async function newestOfFollowed(db: Executor, userId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select distinct on (newest.album_id) newest.album_id as id, newest.release_sort
      from artist_follows f cross join lateral (
        select aa.album_id, aa.release_sort from album_artists aa
        where aa.artist_id = f.artist_id and aa.listed
        order by aa.release_sort desc, aa.album_id desc limit ${limit}) newest
      where f.user_id = ${userId}
    ) found order by release_sort desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Users who follow one of these artists, in the order of their ids. */
export async function followersOfArtists(
  db: Executor,
  artistIds: readonly number[],
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from artist_follows
    where artist_id = any(${[...artistIds]}::bigint[]) and user_id > ${after}
    order by user_id limit ${limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Ids of those a user follows, and of their followers. */
const known = (userId: number) => sql`
  select followed_id from user_follows where user_id = ${userId}
  union select user_id from user_follows where followed_id = ${userId}`;

export async function knownPeople(
  db: Executor,
  of: { userId: number; query?: string | undefined; without: readonly number[]; limit: number },
) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.display_name', 'u.avatar'])
    .where(sql<boolean>`u.id in (${known(of.userId)}) and u.id <> all(${[...of.without]}::bigint[])`)
    .where(of.query ? sql<boolean>`u.name_key like ${containing(of.query)}` : sql<boolean>`true`)
    .orderBy('u.name_key')
    .orderBy('u.id')
    .limit(of.limit)
    .execute();
}

export async function knows(db: Executor, userId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`select from user_follows
    where (user_id, followed_id) in ((${userId}, ${otherId}), (${otherId}, ${userId}))`.execute(db);
  return rows.length > 0;
}
