import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { inOrder } from '../core/keyset.ts';

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
  const rows = await db.selectFrom('audit_events').selectAll().where('id', 'in', ids).execute();
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
