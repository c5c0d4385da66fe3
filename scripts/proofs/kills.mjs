import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');

const files = 2_000;
const kills = 30;
/** Milliseconds between two kills. */
const pause = { least: 100, most: 1_500 };
/** Milliseconds a site may take to serve again. */
const readyMs = 10_000;

/**
 * While 2,000 files come in (the folder grows from kill to kill), the import, the server and the database (or its supervisor, or the script of `npm start`)
 * are killed by SIGKILL in turn, 30 times, at random moments. `PROVE_SEED` repeats a run.
 */
export async function prove(check) {
  const { PROVE_SEED = Math.floor(Math.random() * 1e9) } = process.env;
  const seed = Number(PROVE_SEED);
  console.log(`  seed ${seed}`);
  const random = randomOf(seed);
  const dir = mkdtempSync(join(tmpdir(), 'kantele-kills-'));
  const site = await openSite(dir);
  try {
    const grow = openLibrary(site.library);
    grow(Math.ceil(files / kills));
    site.startServer();
    await until(site.isReady, 60_000);
    let killing = true;
    const imports = importUntilDone(site, () => killing);
    const took = { import: [], server: [], script: [], postmaster: [], supervisor: [] };
    let during = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(pause.least + random() * (pause.most - pause.least));
      const kind = kill % 3;
      const alternate = Math.floor(kill / 3) % 2 === 1;
      const victim = ['import', alternate ? 'script' : 'server', alternate ? 'supervisor' : 'postmaster'][
        kind
      ];
      if ((await site.filesIn()) < Math.ceil((files / kills) * (kill + 1))) during += 1;
      const before = site.postmaster();
      await until(async () => site.kill(victim), 20_000);
      const began = performance.now();
      if (victim === 'server' || victim === 'script') {
        await site.ended();
        site.startServer();
      }
      if (victim === 'postmaster' || victim === 'supervisor') {
        await until(async () => site.postmaster() !== before, readyMs * 3);
      }
      grow(Math.ceil((files / kills) * (kill + 2)));
      await until(site.isReady, readyMs * 3);
      took[victim].push(Math.round(performance.now() - began));
    }
    killing = false;
    const last = await imports;
    const all = Object.values(took).flat();
    check(`${kills} kills`, all.length === kills, `${during} while files were still to come in`);
    for (const [victim, times] of Object.entries(took)) {
      const worst = Math.max(...times);
      check(
        `ready again in time after the ${victim} was killed`,
        worst <= readyMs,
        `${times.length} times, ${worst} ms at most`,
      );
    }
    check(
      'the last import ends well',
      last.code === 0 && /failed 0/.test(last.text),
      last.text.trim().split('\n').at(-2),
    );
    const one = async (text) => Number((await site.ask(text))[0].n);
    const counts = {
      files: await one('select count(*) as n from library_files'),
      paths: await one('select count(distinct path) as n from library_files'),
      tracks: await one('select count(*) as n from tracks'),
      names: await one('select count(distinct name) as n from tracks'),
    };
    check(
      'every file is in once',
      Object.values(counts).every((n) => n === files),
      JSON.stringify(counts),
    );
    const albums = await one('select count(*) as n from albums');
    const artists = await one('select count(*) as n from artists');
    check(
      'every album and artist is there once',
      albums === files / 10 && artists === 20,
      `${albums}, ${artists}`,
    );
    const bad = await one(`select count(*) as n from tracks where status = 'failed'`);
    check('no track is marked as failed', bad === 0, bad);
    site.interrupt();
    await site.ended();
    await until(async () => site.processes().length === 0, 15_000).catch(() => {});
    const left = site.processes();
    check(
      'no process stays behind',
      left.length === 0,
      JSON.stringify(left.map(({ line }) => line.slice(-80))),
    );
    const temp = readdirSync(join(site.dataDir, 'tmp'));
    check('no temporary file stays behind', temp.length === 0, temp.length);
  } finally {
    for (const { pid } of site.processes()) signal(pid, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
}

/** 20 artists, 200 albums of ten tracks; the files differ by their names only. The answer adds files up to a number. */
function openLibrary(library) {
  mkdirSync(library, { recursive: true });
  const one = join(library, '..', 'one.mp3');
  const tone = ['-f', 'lavfi', '-i', 'sine=d=1', '-map_metadata', '-1', '-c:a', 'libmp3lame'];
  if (spawnSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...tone, one]).status !== 0)
    throw new Error('This proof needs ffmpeg.');
  let number = 0;
  return (most) => {
    for (; number < Math.min(most, files); number += 1) {
      const album = Math.floor(number / 10);
      const folder = join(library, `Artist ${album % 20}`, `Album ${album}`);
      mkdirSync(folder, { recursive: true });
      copyFileSync(one, join(folder, `${String((number % 10) + 1).padStart(2, '0')} - Song ${number}.mp3`));
    }
  };
}

/** Starts the import again and again: until one has ended well after the last kill. */
async function importUntilDone(site, killing) {
  for (;;) {
    const result = await site.runImport();
    if (result.code === 0 && !killing()) return result;
    await sleep(200);
  }
}

async function openSite(dir) {
  const dataDir = join(dir, 'data');
  const library = join(dir, 'library');
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, HOST: '127.0.0.1' },
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
    processes,
    postmaster,
    startServer() {
      script = start('start');
      script.stderr.pipe(process.stderr);
      script.stdout.resume();
      exit = new Promise((done) => script.once('exit', done));
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
function processesOf(dir) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const read = (file) => readFileSync(`/proc/${name}/${file}`, 'utf8').replaceAll('\0', ' ');
        const line = read('cmdline');
        const isHere = [line, read('environ'), readlinkSync(`/proc/${name}/cwd`)].some((text) =>
          text.includes(dir),
        );
        return isHere && !/\) Z /.test(read('stat')) ? [{ pid: Number(name), line }] : [];
      } catch {
        return [];
      }
    });
}

function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function until(ask, withinMs) {
  const deadline = performance.now() + withinMs;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error('It did not happen in time.');
    await sleep(25);
  }
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
