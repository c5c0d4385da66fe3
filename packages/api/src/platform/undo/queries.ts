import type { Database, Db, Transaction } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';

/** Rows of a table that go with others: those it belongs to are those of a step before it. */
interface Step {
  table: string;
  which: RawBuilder<boolean>;
}

/**
 * The rows of a table, and then of every table whose rows are deleted with them, however far away: as the database itself
 * says, so that a new table is not forgotten.
 */
export async function stepsFrom(
  trx: Transaction<Database>,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<Step[]> {
  const which = sql<boolean>`${sql.ref(`${table}.${column}`)} = any(${[...ids]})`;
  const steps: Step[] = [{ table, which }];
  for (let at = 0; at < steps.length; at += 1) {
    const parent = steps[at];
    if (!parent) break;
    const { rows } = await sql<{ table: string; column: string; target: string }>`
      select c.conrelid::regclass::text as table, own.attname as column, other.attname as target
      from pg_constraint c
      join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
      join pg_attribute other on other.attrelid = c.confrelid and other.attnum = c.confkey[1]
      where c.contype = 'f' and c.confdeltype = 'c' and c.conparentid = 0 and c.confrelid = ${parent.table}::regclass
        and cardinality(c.conkey) = 1 and c.conrelid <> c.confrelid
      order by 1, 2`.execute(trx);
    for (const child of rows) {
      const within = sql<boolean>`${sql.ref(`${child.table}.${child.column}`)} in (
        select ${sql.ref(`${parent.table}.${child.target}`)} from ${sql.table(parent.table)} where ${parent.which})`;
      steps.push({ table: child.table, which: within });
    }
  }
  return steps;
}

export async function insertRecord(
  trx: Transaction<Database>,
  userId: number,
  kind: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('undo_records')
    .values({ user_id: userId, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Copies the rows of a step as they are. */
export async function keepStep(
  trx: Transaction<Database>,
  recordId: number,
  step: number,
  { table, which }: Step,
): Promise<void> {
  await sql`insert into undo_rows (record_id, step, table_name, data)
    select ${recordId}, ${step}, ${table}, to_jsonb(${sql.table(table)}) from ${sql.table(table)} where ${which}`.execute(
    trx,
  );
}

/** A deletion of a user that is not older than a day, locked; false without one. */
export async function lockRecord(trx: Transaction<Database>, userId: number, kind: string, id: number) {
  const row = await trx
    .selectFrom('undo_records')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function stepsOf(trx: Transaction<Database>, recordId: number) {
  return trx
    .selectFrom('undo_rows')
    .select(['step', 'table_name', sql<number>`count(*)::integer`.as('count')])
    .where('record_id', '=', recordId)
    .groupBy(['step', 'table_name'])
    .orderBy('step')
    .execute();
}

/** Ids of the rows of the first step, as numbers of a column. */
export async function idsOf(trx: Transaction<Database>, recordId: number, column: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (data->>${column})::bigint as id from undo_rows where record_id = ${recordId} and step = 0
    order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Writes the rows of a step again, but those that name something that has gone meanwhile.
 * @param counted columns that begin at zero, because rows of later steps add to them
 * @returns how many were written
 */
export async function writeStep(
  trx: Transaction<Database>,
  recordId: number,
  { step, table_name: table }: { step: number; table_name: string },
  counted: readonly string[] = [],
): Promise<number> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  const { rows: references } = await sql<{ column: string; table: string; target: string }>`
    select own.attname as column, c.confrelid::regclass::text as table, other.attname as target
    from pg_constraint c
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
    join pg_attribute other on other.attrelid = c.confrelid and other.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid = ${table}::regclass and cardinality(c.conkey) = 1`.execute(trx);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    columns.map(({ name }) => (counted.includes(name) ? sql`0` : sql.ref(`kept.${name}`))),
  );
  const isThere = references.map(
    (to) => sql`(${sql.ref(`kept.${to.column}`)} is null
      or exists (select from ${sql.table(to.table)} there where there.${sql.ref(to.target)} = ${sql.ref(`kept.${to.column}`)}))`,
  );
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from undo_rows u, jsonb_populate_record(null::${sql.table(table)}, u.data) kept
    where u.record_id = ${recordId} and u.step = ${step} and ${sql.join([sql`true`, ...isThere], sql` and `)}
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteRecord(trx: Transaction<Database>, id: number) {
  await trx.deleteFrom('undo_records').where('id', '=', id).execute();
}

export async function purgeUndo(db: Db) {
  await sql`delete from undo_records where created_at < now() - interval '1 day'`.execute(db);
}
