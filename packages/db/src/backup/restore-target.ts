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

/** Takes away all tables and functions of a database that is marked. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  if (!(await isUnfinished(client))) throw new Error('Only a database that is being restored is emptied.');
  await client.query('begin');
  await client.query(`drop schema if exists ${jobsSchema} cascade`);
  const { rows } = await client.query<{ statement: string }>(
    `select 'drop table if exists ' || c.oid::regclass || ' cascade' as statement
        from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition and c.relname <> $1
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      union all
      select 'drop function if exists ' || p.oid::regprocedure || ' cascade'
        from pg_proc p where p.pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    [restoreMarker],
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
}
