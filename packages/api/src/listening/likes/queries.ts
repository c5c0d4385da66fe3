import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { told } from '../../platform/live/fragments.ts';

type Executor = Db | Transaction<Database>;

/** Where likes of a kind are kept; see `kinds.ts`. */
export interface LikesOf {
  likes: string;
  column: string;
  things: string;
}

/**
 * Writes a like, or takes it back, tells `notice` when that changed anything, and counts: one statement, because its way
 * to the database costs more than its work. The thing is locked, so that what a like repeats of it cannot change meanwhile.
 * @returns how many like it then; undefined when the thing is gone
 */
export async function writeLike(
  db: Executor,
  of: LikesOf,
  { userId, id, liked, notice }: { userId: number; id: number; liked: boolean; notice: string },
): Promise<number | undefined> {
  const change = liked
    ? sql`insert into ${sql.table(of.likes)} (user_id, ${sql.ref(of.column)})
        select ${userId}::bigint, thing.id from thing on conflict do nothing returning 1`
    : sql`delete from ${sql.table(of.likes)} l using thing
        where l.user_id = ${userId} and ${sql.ref(`l.${of.column}`)} = thing.id returning -1`;
  const { rows } = await sql<{ likes_count: number }>`
    with thing as (select id, likes_count from ${sql.table(of.things)} where id = ${id} for no key update),
      changed (by) as (${change})
    select thing.likes_count + coalesce((select by from changed), 0) as likes_count,
      (select ${told(notice)} from changed) as told
    from thing`.execute(db);
  return rows[0]?.likes_count;
}

/**
 * Writes likes of many things, each with when it was liked first; what is liked already stays as it is. Things are locked in the
 * order of their ids.
 * @returns ids of those that are there
 */
export async function insertLikes(
  trx: Transaction<Database>,
  of: LikesOf,
  userId: number,
  likes: readonly { thing: number; since: Date }[],
): Promise<number[]> {
  const { rows: things } = await sql<{ id: number }>`
    select id from ${sql.table(of.things)} where id = any(${likes.map(({ thing }) => thing)}::bigint[])
    order by id for no key update`.execute(trx);
  const there = things.map(({ id }) => id);
  await sql`
    insert into ${sql.table(of.likes)} (user_id, ${sql.ref(of.column)}, created_at)
    select ${userId}::bigint, thing, since from json_to_recordset(${JSON.stringify(likes)}::json)
      as wished (thing bigint, since timestamptz)
    where thing = any(${there}::bigint[]) order by since, thing
    on conflict do nothing`.execute(trx);
  return there;
}

/** Those of these things that a user likes. */
export async function likedOf(db: Executor, of: LikesOf, userId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(of.column)} as id from ${sql.table(of.likes)}
    where user_id = ${userId} and ${sql.ref(of.column)} = any(${[...ids]}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}
