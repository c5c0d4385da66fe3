import type pg from 'pg';
import { countTables, jobsSchema, restoreMarker } from './catalogue.ts';

/** How a database stands before a restore: `unfinished` when an earlier restore has not come to its end. */
export async function targetState(client: pg.Client): Promise<'empty' | 'used' | 'unfinished'> {
  if (await isUnfinished(client)) return 'unfinished';
  return (await countTables(client)) === 0 ? 'empty' : 'used';
}

/** Whether a restore into this database has not ended: nothing else may use it. */
export async function isUnfinished(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    restoreMarker,
  ]);
  return rows[0]?.found ?? false;
}

/** Marks an empty database as being restored; empties one that is marked already. */
export async function beginRestore(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists ${restoreMarker} (since timestamptz not null default now())`,
  );
  await emptyDatabase(client);
}

/** The database is complete, and anybody may use it. */
export async function endRestore(client: pg.Client): Promise<void> {
  await client.query(`drop table if exists ${restoreMarker}`);
}

/** Whether an object of the catalogue came with an extension. */
const ofExtension = (catalogue: string, id: string) =>
  `exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

/** Takes away all tables, sequences and functions of a database that is marked. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  if (!(await isUnfinished(client))) throw new Error('Only a database that is being restored is emptied.');
  await client.query('begin');
  await client.query(`drop schema if exists ${jobsSchema} cascade`);
  // Sequences of columns go with their tables, so those that are left come after them.
  const { rows } = await client.query<{ statement: string }>(
    `select 'drop ' || case c.relkind when 'S' then 'sequence' else 'table' end || ' if exists ' || c.oid::regclass
          || ' cascade' as statement, c.relkind = 'S' as late
        from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'S')
          and not c.relispartition and c.relname <> $1 and not ${ofExtension('pg_class', 'c.oid')}
      union all
      select 'drop function if exists ' || p.oid::regprocedure || ' cascade', true
        from pg_proc p where p.pronamespace = current_schema()::regnamespace and not ${ofExtension('pg_proc', 'p.oid')}
      order by late`,
    [restoreMarker],
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
}
