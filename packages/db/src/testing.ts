import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDb, type DbHandle } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

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
export async function createTestDatabase(options: { statementTimeout?: number } = {}): Promise<TestDatabase> {
  const server = process.env[variable];
  if (!server) throw new Error('Run tests through vitest: its global set-up starts the database.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
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
