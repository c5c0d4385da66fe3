import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../lib.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');

/** Who signs in on the sites of proofs. */
export const admin = { email: 'admin@example.com', password: 'proofs of nine lives' };

/** A site of its own in a folder, as people run it: `npm start` and `npm run import`. */
export async function openSite(dir) {
  const dataDir = join(dir, 'data');
  const library = join(dir, 'library');
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, HOST: '127.0.0.1' },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    ...{ SEED: 'none', LOG_LEVEL: 'error', WORKER_CONCURRENCY: '1', npm_lifecycle_event: 'prove' },
  };
  const port = await freePort();
  let script;
  let exit = Promise.resolve();
  const start = (name, args = []) =>
    spawn(process.execPath, [join(root, 'scripts', `${name}.mjs`), ...args], {
      cwd: root,
      env: { ...env, PORT: String(port) },
      detached: true,
    });
  const processes = () => processesOf(dir);
  const pidOf = (program) => processes().find(({ line }) => line.includes(program))?.pid ?? null;
  const postmaster = () => {
    try {
      return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return null;
    }
  };
  const programs = {
    import: 'dist/import-folder.js',
    server: 'dist/main.js',
    supervisor: 'postgres-supervisor.js',
  };
  return {
    dataDir,
    library,
    url: `http://127.0.0.1:${port}`,
    processes,
    postmaster,
    /** `npm start`; answers how it ends: `{ child, exit, output }`. */
    startServer() {
      const child = start('start');
      const started = { child, output: '', exit: new Promise((done) => child.once('exit', done)) };
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (started.output += chunk));
      child.stderr.pipe(process.stderr);
      this.use(started);
      return started;
    },
    /** Takes one of several starts for the site from now on. */
    use(started) {
      script = started.child;
      exit = started.exit;
    },
    count: (program) => processes().filter(({ line }) => line.includes(programs[program])).length,
    /** Postgres with all processes it has started. */
    postgresProcesses() {
      const parents = new Set([postmaster()]);
      const children = processes().filter(({ parent }) => parents.has(parent));
      return [...parents, ...children.map(({ pid }) => pid)];
    },
    /** The server is gone, whoever was killed. */
    async ended() {
      await exit;
      await until(async () => pidOf(programs.server) === null, 40_000);
    },
    interrupt: () => signal(-script.pid, 'SIGINT'),
    kill(victim) {
      const pid =
        victim === 'script' ? script.pid : victim === 'postmaster' ? postmaster() : pidOf(programs[victim]);
      return pid !== null && pid > 1 && signal(pid, 'SIGKILL');
    },
    async isReady() {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      return response?.status === 200;
    },
    runImport() {
      const child = start('import', [library]);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
      return new Promise((done) => child.once('exit', (code) => done({ code, text })));
    },
    async filesIn() {
      const rows = await this.ask('select count(*) as n from library_files').catch(() => []);
      return Number(rows[0]?.n ?? 0);
    },
    async ask(text) {
      const endpoint = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
      const client = new pg.Client({
        ...{ host: '127.0.0.1', user: 'kantele', database: 'postgres' },
        ...endpoint,
        connectionTimeoutMillis: 3_000,
      });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query(text)).rows;
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}

/** Processes with a folder in their command, environment or as the place where they are; not this one. */
export function processesOf(dir) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const read = (file) => readFileSync(`/proc/${name}/${file}`, 'utf8').replaceAll('\0', ' ');
        const line = read('cmdline');
        const isHere = [line, read('environ'), readlinkSync(`/proc/${name}/cwd`)].some((text) =>
          text.includes(dir),
        );
        const [, state, parent] = /\) (\S) (\d+)/.exec(read('stat')) ?? [];
        return isHere && state !== 'Z' ? [{ pid: Number(name), parent: Number(parent), line }] : [];
      } catch {
        return [];
      }
    });
}

export function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

export async function until(ask, withinMs) {
  const deadline = performance.now() + withinMs;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error('It did not happen in time.');
    await sleep(25);
  }
}

export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
