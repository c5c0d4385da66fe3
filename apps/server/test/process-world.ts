import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './harness.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** Milliseconds such a test may take: seconds on a quiet machine, but each starts several processes. */
export const slow = { timeout: 150_000 };
/** Milliseconds a start or an end may take on a machine that does other things. */
const patientMs = 60_000;

/** A command of the README as a person runs it: in a process group of its own, like a terminal's. */
export interface Command {
  child: ChildProcess;
  pid: number;
  output: () => string;
  exit: Promise<number | null>;
  /** To the whole group, as Ctrl-C does. */
  signalGroup(signal: NodeJS.Signals): void;
}

export interface ProcessWorld {
  root: string;
  /** A data folder: new, or a copy of one that has been served before. */
  dataDir(options?: { isNew?: boolean }): Promise<string>;
  /** `npm start` without npm; resolves when it listens. */
  serve(dataDir: string, env?: Record<string, string>): Promise<Site>;
  /** Like `serve`, but resolves at once. */
  start(
    script: 'start' | 'import' | 'files' | 'backup' | 'restore',
    dataDir: string,
    args?: string[],
    env?: Record<string, string>,
  ): Command;
  close(): void;
}

export interface Site extends Command {
  url: string;
  port: number;
  dataDir: string;
  /** Process of the server below the script. */
  serverPid: number;
  /** Status of `/readyz`; 0 when nobody answers. */
  ready(): Promise<number>;
}

/** Starts commands and ends them all in `close`. */
export function openProcessWorld(): ProcessWorld {
  const root = mkdtempSync(join(tmpdir(), 'kantele-processes-'));
  const commands: Command[] = [];
  let template: Promise<string> | undefined;
  let count = 0;
  const world: ProcessWorld = {
    root,
    async dataDir({ isNew = false } = {}) {
      count += 1;
      const path = join(root, `data ${count}`);
      if (isNew) return path;
      template ??= makeTemplate(world);
      execFileSync('cp', ['-a', await template, path]);
      return path;
    },
    async serve(dataDir, env = {}) {
      const port = Number(env.PORT ?? (await freePort()));
      const command = world.start('start', dataDir, [], { ...env, PORT: String(port) });
      const url = `http://127.0.0.1:${port}`;
      await untilOutput(command, 'Kantele is at');
      const serverPid = pidOf(dataDir, 'dist/main.js') ?? fail('There is no server process.');
      const ready = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status ?? 0;
      return { ...command, url, port, dataDir, serverPid, ready };
    },
    start(script, dataDir, args = [], env = {}) {
      const command = run(process.execPath, [join(checkout, 'scripts', `${script}.mjs`), ...args], {
        DATA_DIR: dataDir,
        ...env,
      });
      commands.push(command);
      return command;
    },
    close() {
      for (const { pid } of commands) end(-pid);
      for (const { pid } of processesOf(root)) end(pid);
      rmSync(root, { recursive: true, force: true });
    },
  };
  return world;
}

/** Runs a program in a group of its own with the environment of a test server. */
export function run(program: string, args: string[], env: Record<string, string>): Command {
  if (!existsSync(join(checkout, 'apps/server/dist/main.js'))) throw new Error('Build first: npm test does.');
  const child = spawn(program, args, {
    cwd: checkout,
    detached: true,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      HOST: '127.0.0.1',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      // As under npm: then the script ends with whoever started it, even when these tests are killed.
      npm_lifecycle_event: 'start',
      ...env,
    },
  });
  const pid = child.pid ?? fail(`${program} could not be started.`);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return {
    child,
    pid,
    output: () => text,
    exit: new Promise((done) => child.once('exit', done)),
    signalGroup: (signal) => process.kill(-pid, signal),
  };
}

/** Waits for a text; an end of the command before it is an error that shows its output. */
export async function untilOutput(command: Command, text: string, withinMs = patientMs): Promise<void> {
  await eventually(async () => {
    if (command.output().includes(text)) return true;
    if (command.child.exitCode !== null) throw new Error(`It ended: ${command.output()}`);
    return null;
  }, withinMs);
}

async function makeTemplate(world: ProcessWorld): Promise<string> {
  const dataDir = join(world.root, 'template');
  const site = await world.serve(dataDir);
  site.signalGroup('SIGINT');
  await site.exit;
  return dataDir;
}

interface Found {
  pid: number;
  /** Command line, words separated by spaces. */
  line: string;
}

/** Processes that belong to a data folder: it stands in their command, their environment or is where they are. */
export function processesOf(dataDir: string): Found[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const isZombie = /\) Z /.test(readFileSync(`/proc/${name}/stat`, 'utf8'));
        const places = [
          line,
          readFileSync(`/proc/${name}/environ`, 'utf8'),
          readlinkSync(`/proc/${name}/cwd`),
        ];
        const isHere = Number(name) !== process.pid && places.some((place) => place.includes(dataDir));
        return isHere && !isZombie ? [{ pid: Number(name), line }] : [];
      } catch {
        return [];
      }
    });
}

/** Waits until no process of a data folder is left. */
export async function untilNoneLeft(dataDir: string, withinMs = patientMs): Promise<void> {
  await eventually(async () => (processesOf(dataDir).length === 0 ? true : null), withinMs).catch(() => {
    throw new Error(`Left: ${JSON.stringify(processesOf(dataDir))}`);
  });
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The supervisor of the embedded Postgres; null when there is none. */
export function supervisorOf(dataDir: string): number | null {
  return pidOf(dataDir, 'postgres-supervisor.js');
}

function pidOf(dataDir: string, program: string): number | null {
  return processesOf(dataDir).find(({ line }) => line.includes(program))?.pid ?? null;
}

/** Kills a process; a missing number must not reach the system, which would take it for our own group. */
export function kill(pid: number | null, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (pid === null || !(pid > 1)) fail('There is no process to signal.');
  else process.kill(pid, signal);
}

function fail(message: string): never {
  throw new Error(message);
}

/** One statement in the embedded Postgres of a data folder, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(dataDir: string, text: string): Promise<Row[]> {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const client = new pg.Client({
    connectionString: `postgres://kantele:${password}@127.0.0.1:${port}/postgres`,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Milliseconds within which a site serves again after its database came back. */
export const recoveryMs = 10_000;

/** Waits until a site serves again, by the process it began with. */
export async function untilServing(site: Site): Promise<void> {
  expect(await eventually(async () => ((await site.ready()) === 200 ? true : null), recoveryMs)).toBe(true);
  expect(site.child.exitCode).toBeNull();
  expect(processesOf(site.dataDir).some(({ pid }) => pid === site.serverPid)).toBe(true);
}

/** Ends a site as Ctrl-C does; nothing of it is left then. */
export async function stop(site: Site): Promise<void> {
  site.signalGroup('SIGINT');
  await site.exit;
  await untilNoneLeft(site.dataDir);
}

/** Another postmaster than this one takes connections. */
export async function untilReplaced(dataDir: string, postmaster: number): Promise<void> {
  await eventually(async () => {
    const rows = await ask(dataDir, 'select 1').catch(() => []);
    return rows.length === 1 && postmasterOf(dataDir) !== postmaster ? true : null;
  }, recoveryMs);
}

/** The database has been shut down, not killed: its lock is gone. */
export function expectCleanDatabase(dataDir: string): void {
  expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
}
