import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { launchOf, unprivilegedId } from './postgres-binaries.ts';

/** Where the embedded Postgres of a data folder listens (loopback), and its password; kept in `postgres.json`. */
export interface Endpoint {
  port: number;
  password: string;
}

/** Below the range systems take ports of outgoing connections from: it is free again after a restart. */
const ports = { from: 20_000, to: 32_000 };

export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

export function urlOf({ port, password }: Endpoint): string {
  return `postgres://kantele:${password}@127.0.0.1:${port}/postgres`;
}

/** @throws Error when `postgres.json` is missing or damaged */
export async function readEndpoint(dataDir: string): Promise<Endpoint> {
  const value: unknown = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  const { port, password } = (value ?? {}) as Partial<Endpoint>;
  if (typeof port !== 'number' || typeof password !== 'string') throw new Error('postgres.json is damaged.');
  return { port, password };
}

/** Replaces `postgres.json` as a whole. */
export async function writeEndpoint(dataDir: string, endpoint: Endpoint): Promise<void> {
  const path = join(dataDir, 'postgres.json');
  const file = await open(`${path}.partial`, 'w', 0o600);
  await file.writeFile(JSON.stringify(endpoint));
  await file.sync();
  await file.close();
  await rename(`${path}.partial`, path);
}

/** Makes the cluster and its password unless they are there; ends with `signal`. */
export async function ensureCluster(dataDir: string, native: string, signal: AbortSignal): Promise<void> {
  const cluster = clusterOf(dataDir);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const password = randomBytes(24).toString('base64url');
  const partial = `${cluster}.partial`;
  const passwordFile = join(dataDir, 'postgres.password');
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    await chown(partial, unprivilegedId, unprivilegedId);
    await chown(passwordFile, unprivilegedId, unprivilegedId);
  }
  const args = [
    ...['-D', partial, '-U', 'kantele', '--pwfile', passwordFile, '--auth=scram-sha-256'],
    // Unicode's letters without a locale of the system; texts are ordered by code point.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    '--no-instructions',
  ];
  const launch = launchOf(native, 'initdb', args, 'KILL', [partial]);
  const child = spawn(launch.command, launch.args, {
    ...launch.options,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const code = await new Promise<number | null>((done) => {
    child.once('error', (error) => {
      log += error.message;
      done(null);
    });
    child.once('close', done);
  });
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The embedded Postgres could not be set up: ${log}`);
  await writeEndpoint(dataDir, { port: 0, password });
  await rename(partial, cluster);
}

/** The port of last time when it is free (clients know it), else another. */
export async function choosePort(known: number): Promise<number> {
  if (known > 0 && (await isFree(known))) return known;
  for (let tries = 0; tries < 200; tries += 1) {
    const port = randomInt(ports.from, ports.to);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port for the embedded Postgres.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

export interface Postmaster {
  pid: number;
  /** Whether it takes connections. */
  isReady: boolean;
}

/** What `postmaster.pid` of a cluster says; null when there is none. */
export async function readPostmaster(dataDir: string): Promise<Postmaster | null> {
  const text = await readFile(pidFileOf(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 1 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null;
}

/** Whether a process lives and is the Postgres of this cluster: the number of a dead one may have been reused. */
export async function isPostmasterAlive(dataDir: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const cluster = clusterOf(dataDir);
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (/\) Z /.test(stat)) return false;
  const names = [cluster, await realpath(cluster).catch(() => cluster)];
  return command.split('\0').some((word) => names.includes(word));
}

/**
 * Clears `postmaster.pid` of a number that now belongs to some other process, which Postgres would take for itself.
 * The file stays, because it leads to shared memory that must not be in use any more: Postgres ignores a lock that
 * names its own parent.
 */
export async function disownPostmaster(dataDir: string): Promise<void> {
  const text = await readFile(pidFileOf(dataDir), 'utf8').catch(() => null);
  if (text !== null)
    await writeFile(pidFileOf(dataDir), text.replace(/^.*\n/, `${process.pid}\n`)).catch(() => {});
}

function pidFileOf(dataDir: string): string {
  return join(clusterOf(dataDir), 'postmaster.pid');
}
