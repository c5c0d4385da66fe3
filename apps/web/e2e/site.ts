import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const dist = join(root, 'apps/server/dist');

export interface Site {
  url: string;
  /** What programs of this site are started with. */
  env: NodeJS.ProcessEnv & { DATA_DIR: string };
  stop: () => Promise<void>;
}

/**
 * Makes what a new site has in its data folder, once for all the sites of the tests.
 * @returns the folder, for `E2E_TEMPLATE`
 */
export async function makeTemplate(dir: string): Promise<string> {
  const site = await startSite(dir);
  await until(() => isReady(site.url));
  await site.stop();
  return site.env.DATA_DIR;
}

/**
 * Starts the real server on a data folder of its own, a copy of the template once there is one, without any music. It
 * answers at once, or a little later.
 */
export async function startSite(dir: string, extra: NodeJS.ProcessEnv = {}): Promise<Site> {
  const port = await freePort();
  const template = process.env.E2E_TEMPLATE;
  // With owners: the database's files belong to the user it runs as.
  if (template) execFileSync('cp', ['-a', template, join(dir, 'data')]);
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: join(dir, 'data'),
    PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'warn',
    ADMIN_PASSWORD: 'correct horse battery',
    ...extra,
  };
  const server = spawn(process.execPath, [join(dist, 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url, env, stop: () => stop(server) };
}

/** Runs statements in the embedded database of a data folder; of a single one its rows. */
export async function query(dataDir: string, statements: string): Promise<unknown[]> {
  const db = fileURLToPath(new URL('../../../packages/db/package.json', import.meta.url));
  const pg = createRequire(db)('pg');
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'kantele', password, database: 'postgres' });
  await client.connect();
  try {
    const { rows = [] } = await client.query(statements);
    return rows;
  } finally {
    await client.end();
  }
}

/** Whether the site is ready. */
export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 240_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('The server did not get ready.');
    await new Promise((next) => setTimeout(next, 100));
  }
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
