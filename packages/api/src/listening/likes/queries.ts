import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Where likes of a kind are kept; see `kinds.ts`. */
export interface LikesOf {
  likes: string;
  column: string;
  things: string;
}

/**
 * Nothing when it is liked already, or gone by now. The thing is locked, so that what a like repeats of it cannot change
 * meanwhile.
 * @returns whether it was not liked before
 */
export async function insertLike(trx: Transaction<Database>, of: LikesOf, userId: number, id: number) {
  const { rows } = await sql`
    insert into ${sql.table(of.likes)} (user_id, ${sql.ref(of.column)})
    select ${userId}::bigint, thing.id from
      (select id from ${sql.table(of.things)} where id = ${id} for no key update) thing
    on conflict do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/**
 * The same of many, each with when it was liked first; what is liked already stays as it is. Things are locked in the
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

/** The thing is locked first, as where it is liked. @returns whether it was liked before */
export async function deleteLike(trx: Transaction<Database>, of: LikesOf, userId: number, id: number) {
  await sql`select 1 from ${sql.table(of.things)} where id = ${id} for no key update`.execute(trx);
  const { rows } = await sql`
    delete from ${sql.table(of.likes)} where user_id = ${userId} and ${sql.ref(of.column)} = ${id}
    returning id`.execute(trx);
  return rows.length > 0;
}

/** @returns undefined when the thing is gone */
export async function stateOfLike(db: Executor, of: LikesOf, userId: number, id: number) {
  const { rows } = await sql<{ liked: boolean; likes_count: number }>`
    select exists (select from ${sql.table(of.likes)} l
      where l.user_id = ${userId} and ${sql.ref(`l.${of.column}`)} = t.id) as liked, t.likes_count
    from ${sql.table(of.things)} t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Those of these things that a user likes. */
export async function likedOf(db: Executor, of: LikesOf, userId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(of.column)} as id from ${sql.table(of.likes)}
    where user_id = ${userId} and ${sql.ref(of.column)} = any(${[...ids]}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}
