import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { createDb, type DbHandle } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { migrate, migrations } from './migrate.ts';

const variable = 'KANTELE_TEST_DATABASE';
const template = 'kantele_template';

/** vitest global set-up: one Postgres for the whole run, with a migrated template that test files clone. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable]) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'kantele-test-'));
  const { chmod } = await import('node:fs/promises');
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false });
  await asAdmin(server.url, `create database ${template}`);
  const handle = createDb({ url: withDatabase(server.url, template), statementTimeout: 30_000 });
  await migrate(handle.db);
  await handle.close();
  process.env[variable] = server.url;
  return async () => {
    delete process.env[variable];
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export interface TestDatabase extends DbHandle {
  url: string;
}

/** A database of its own for one test file: a copy of the template, dropped by `close`. */
export function createTestDatabase(options: { statementTimeout?: number } = {}): Promise<TestDatabase> {
  return cloneDatabase(template, options);
}

/** A row of a table as an older version of the product left it. */
export interface OldRow {
  table: string;
  /** Values by column, as `to_jsonb` writes them; without generated columns. */
  row: Record<string, unknown>;
}

/** The database of an older version, with the schema after its migration `last` and these rows; not migrated any further. */
export async function createOldDatabase(last: string, rows: readonly OldRow[]): Promise<TestDatabase> {
  const database = await cloneDatabase('template0', { statementTimeout: 30_000 });
  await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)));
  await database.db.transaction().execute(async (trx) => {
    // Triggers and references are of the time the rows were written.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of new Set(rows.map((row) => row.table)))
      await sql`delete from ${sql.table(table)}`.execute(trx);
    for (const { table, row } of rows)
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(sql.ref))}) overriding system value
        select ${sql.join(Object.keys(row).map(sql.ref))}
        from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(trx);
    const { rows: sequences } = await sql<{ table: string; column: string }>`
      select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
        and pg_get_serial_sequence(format('%I', relname), attname) is not null`.execute(trx);
    for (const { table, column } of sequences)
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
        from ${sql.table(table)}`.execute(trx);
  });
  return database;
}

async function cloneDatabase(source: string, options: { statementTimeout?: number }): Promise<TestDatabase> {
  const server = process.env[variable];
  if (!server) throw new Error('Run tests through vitest: its global set-up starts the database.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${source} strategy file_copy`);
  const url = withDatabase(server, name);
  const handle = createDb({ url, ...options });
  return {
    ...handle,
    url,
    async close() {
      await handle.close();
      await asAdmin(server, `drop database ${name} with (force)`);
    },
  };
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.toString();
}

/** Cloning a template fails while another clone of it is being made, so the clones wait for each other. */
async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(4242)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
