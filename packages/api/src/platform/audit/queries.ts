import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import { inOrder } from '../../core/keyset.ts';
import { nameOfObject } from './fragments.ts';

type Executor = Db | Transaction<Database>;

/** Source of `keysetIds`; the id is the order of time. */
export function filteredEvents(filter: { actor_id?: number | undefined; action?: string | undefined }) {
  const conditions = [sql`true`];
  if (filter.actor_id !== undefined) conditions.push(sql`actor_id = ${filter.actor_id}`);
  if (filter.action !== undefined) conditions.push(sql`action = ${filter.action}`);
  return {
    from: 'audit_events',
    id: 'id',
    where: sql.join(conditions, sql` and `),
    order: { column: 'id', kind: 'number', direction: 'desc' },
  } as const;
}

export async function eventsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { ref } = sql;
  const user = sql<string | null>`e.data->>'user_id'`;
  const rows = await db
    .selectFrom('audit_events as e')
    .selectAll()
    .select([
      sql<
        string | null
      >`coalesce(${nameOfObject(ref('e.object_type'), ref('e.object_id'))}, case when action like '%.delete' then data->>'name' end)`.as(
        'object_name',
      ),
      sql<
        string | null
      >`case when jsonb_typeof(e.data->'user_id') = 'number' then ${nameOfObject(sql.lit('user'), user)} end`.as(
        'user_name',
      ),
    ])
    .where('e.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
}

/** The actions there are, each by one step through the index. */
export async function actionsOf(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive steps as (
      (select action from audit_events order by action limit 1)
      union all
      select (select a.action from audit_events a where a.action > steps.action order by a.action limit 1)
      from steps where steps.action is not null
    ) select action from steps where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

/**
 * An event, with the name its actor has now; `anonymous` stands for actors without an account. With `keepsName` the name
 * of the object is kept: it is about to go.
 */
export async function insertEvent(
  db: Executor,
  {
    anonymous,
    keepsName,
    ...values
  }: Omit<Insertable<Database['audit_events']>, 'actor_name'> & { anonymous: string; keepsName: boolean },
) {
  const { actor_id: id } = values;
  await db
    .insertInto('audit_events')
    .values((eb) => ({
      ...values,
      ...(keepsName
        ? {
            data: sql<string>`${values.data}::jsonb || jsonb_strip_nulls(jsonb_build_object('name', ${nameOfObject(
              sql`${values.object_type}::text`,
              sql`${values.object_id}::text`,
            )}))`,
          }
        : {}),
      actor_name:
        id === null || id === undefined
          ? eb.val(anonymous)
          : eb.fn.coalesce(
              eb.selectFrom('users').select('display_name').where('users.id', '=', id).$asScalar(),
              eb.val('?'),
            ),
    }))
    .execute();
}

export async function anonymizeEvents(trx: Transaction<Database>, actorIds: readonly number[]) {
  await trx
    .updateTable('audit_events')
    .set({ actor_name: 'Deleted user', ip: null })
    .where('actor_id', 'in', actorIds)
    .execute();
}

export async function purgeEvents(db: Executor) {
  await sql`delete from audit_events where created_at < now() - interval '180 days'`.execute(db);
}
