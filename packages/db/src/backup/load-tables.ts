import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { jobsSchema, nameOf, type SequenceState, type TableShape, tablesOf } from './catalogue.ts';

export interface TablesToLoad {
  tables: readonly (TableShape & { rows: number })[];
  sequences: readonly SequenceState[];
  playMonths: readonly string[];
  /** The rows of a table as `Snapshot.copy` gave them. */
  open(table: TableShape): Readable;
}

/**
 * Replaces the content of all tables, in one transaction: what migrations have put in goes, foreign keys are taken off and
 * put on again, which checks them, and triggers are off meanwhile, as their work is in the rows already. The owner of
 * the tables may do all that; it takes no superuser.
 * @throws Error with a sentence when the tables differ from those that were copied, or rows do not come in
 */
export async function loadTables(client: pg.Client, content: TablesToLoad): Promise<void> {
  await client.query('begin');
  try {
    for (const month of content.playMonths) await client.query('select ensure_plays_partition($1)', [month]);
    await assertSameTables(client, content.tables);
    const foreignKeys = await foreignKeysOf(client);
    const triggered = await triggeredTables(client);
    for (const { table, name } of foreignKeys)
      await client.query(`alter table ${table} drop constraint ${name}`);
    for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${content.tables.map(nameOf).join(', ')}`);
    for (const table of content.tables) await loadTable(client, table, content.open(table));
    for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const sequence of content.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        nameOf(sequence),
        sequence.value,
        sequence.isUsed,
      ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  await client.query('analyze');
}

async function loadTable(
  client: pg.Client,
  table: TableShape & { rows: number },
  rows: Readable,
): Promise<void> {
  const name = nameOf(table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const stream = client.query(from(`copy ${name} (${columns}) from stdin`));
  const lost = () => stream.destroy(new Error('Connection terminated while a table was written.'));
  client.once('end', lost);
  await pipeline(rows, stream).finally(() => client.off('end', lost));
  const { rows: counted } = await client.query<{ n: number }>(`select count(*)::bigint as n from ${name}`);
  const n = Number(counted[0]?.n);
  if (n !== table.rows) throw new Error(`The table ${table.name} has ${n} rows instead of ${table.rows}.`);
}

/** The backup has every table and column there is, and no other; columns that were added later have their defaults. */
async function assertSameTables(client: pg.Client, copied: readonly TableShape[]): Promise<void> {
  const present = new Map((await tablesOf(client)).map((table) => [nameOf(table), table.columns]));
  for (const table of copied) {
    const columns = present.get(nameOf(table));
    if (!columns) throw new Error(`This version has no table ${table.name}, which the backup holds.`);
    const unknown = table.columns.find((column) => !columns.includes(column));
    if (unknown)
      throw new Error(`This version has no column ${table.name}.${unknown}, which the backup holds.`);
    present.delete(nameOf(table));
  }
  const [missing] = present.keys();
  if (missing) throw new Error(`The backup has no table ${missing}, which this version needs.`);
}

const ours = `n.nspname in (current_schema(), '${jobsSchema}')`;

/** All foreign keys; those of partitions belong to their table. */
async function foreignKeysOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name,
        pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and c.conparentid = 0 and ${ours} order by 1, 2`,
  );
  return rows;
}

/** Tables with triggers of ours; all of them fire. */
async function triggeredTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct t.oid::regclass::text as table
      from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
      where not g.tgisinternal and g.tgparentid = 0 and ${ours} order by 1`,
  );
  return rows.map(({ table }) => table);
}
