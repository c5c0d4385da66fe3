import pg from 'pg';

/** Where a table lies: the schema of the site, whatever it is called, or that of the job queue. */
export type Area = 'site' | 'jobs';

/** A table with the columns that can be written; generated ones are made again by the database. */
export interface TableShape {
  area: Area;
  name: string;
  columns: string[];
}

/** What a sequence gives next: the value after `value`, or `value` itself while it was not used. */
export interface SequenceState {
  area: Area;
  name: string;
  /** Decimal digits, as the value may be larger than a number holds. */
  value: string;
  isUsed: boolean;
}

export const jobsSchema = 'graphile_worker';
/** Marks a database whose restore has not ended; see `beginRestore`. */
export const restoreMarker = 'restore_unfinished';
/** What the migrators of the site and of the queue keep for themselves. The queue's own list stays as it is made. */
const notCopied = [`${jobsSchema}.migrations`];

/** The name of a relation as SQL. */
export function nameOf({ area, name }: { area: Area; name: string }): string {
  const table = pg.escapeIdentifier(name);
  return area === 'jobs' ? `${jobsSchema}.${table}` : table;
}

const areaOf = `case n.nspname when '${jobsSchema}' then 'jobs' else 'site' end as area`;
/** Relations of the site's schema and the queue's, without what extensions brought. */
const ours = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in (current_schema(), '${jobsSchema}') and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** All tables of a site, in the order of their names; partitions are part of their table. */
export async function tablesOf(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select ${areaOf}, c.relname::text as name, coalesce((
        select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '{}') as columns
      ${ours} and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
        and n.nspname || '.' || c.relname <> all($2::text[])
      order by 1, 2`,
    [restoreMarker, notCopied],
  );
  return rows;
}

/** All sequences and how far they are. */
export async function sequencesOf(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ area: Area; name: string }>(
    `select ${areaOf}, c.relname::text as name ${ours} and c.relkind = 'S' order by 1, 2`,
  );
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const found = await client.query<{ value: string; isUsed: boolean }>(
      `select last_value::text as value, is_called as "isUsed" from ${nameOf(sequence)}`,
    );
    states.push(...found.rows.map((state) => ({ ...sequence, ...state })));
  }
  return states;
}

/** Months that have a partition of their own in `plays`, as their first days. */
export async function playMonthsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select replace(substr(c.relname, 7), '_', '-') || '-01' as month ${ours} and c.relispartition
        and c.relname ~ '^plays_\\d{4}_\\d{2}$' order by 1`,
  );
  return rows.map(({ month }) => month);
}

/** Names of the site's migrations that were run, in order; null when there is no site in this database. */
export async function migrationsOf(client: pg.Client): Promise<string[] | null> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('kysely_migration') is not null as exists",
  );
  if (!found[0]?.exists) return null;
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Tables of a database, of whomever they are; 0 for an empty one. */
export async function countTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n ${ours} and c.relkind in ('r', 'p') and c.relname <> $1`,
    [restoreMarker],
  );
  return rows[0]?.n ?? 0;
}
