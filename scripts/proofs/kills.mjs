import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { startDatabase } from './lib/database.mjs';
import { openLibrary } from './lib/library.mjs';
import { openSite, randomOf, signal, until } from './lib/site.mjs';
import { openWriters } from './lib/writers.mjs';

const files = 2_000;
const kills = 50;
/** Milliseconds between two kills. */
const pause = { least: 100, most: 1_500 };
/** Milliseconds a site may take to serve again. */
const readyMs = 10_000;

/** Kills of servers that take uploads: at every step so many, and at random moments. */
const uploadKills = { perPoint: 14, random: 60 };

/** First everything around an import is killed, then servers that take uploads. `PROVE_SEED` repeats a run. */
export async function prove(check) {
  const { PROVE_SEED = Math.floor(Math.random() * 1e9) } = process.env;
  const seed = Number(PROVE_SEED);
  console.log(`  seed ${seed}`);
  await proveUploads(check, seed);
  await proveImports(check, seed);
}

/** Two clients upload while their server is killed, at a random moment or by itself at a step of its work. */
async function proveUploads(check, seed) {
  const stopDatabase = await startDatabase();
  try {
    const path = '../../apps/server/test/kills/kill-uploads.ts';
    const { killUploads } = await tsImport(path, import.meta.url);
    const report = await killUploads({ ...uploadKills, seed });
    const { kills, places, problems, acknowledged, resumed, files } = report;
    const steps = Object.entries(places).map(([place, count]) => `${place} ${count}`);
    check(`${kills} kills of servers that take uploads`, kills >= 200, steps.join(', '));
    check(
      'every acknowledged upload is there byte for byte, nothing else is seen, nothing is left',
      problems.length === 0 && files > 0 && resumed > 0,
      `${files} files, ${acknowledged} answers, ${resumed} uploads resumed; ${problems.join('; ') || 'no breach'}`,
    );
  } finally {
    await stopDatabase();
  }
}

/**
 * While 2,000 files come in (the folder grows from kill to kill) and two clients write by the API, the import, the server
 * and the database (or its supervisor, or the script of `npm start`) are killed by SIGKILL in turn, 50 times, at random
 * moments.
 */
async function proveImports(check, seed) {
  const random = randomOf(seed);
  const dir = mkdtempSync(join(tmpdir(), 'kantele-kills-'));
  const site = await openSite(dir);
  try {
    const grow = openLibrary(site.library, files);
    grow(Math.ceil(files / kills));
    site.startServer();
    await until(site.isReady, 60_000);
    const writers = await openWriters(site, 2);
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
    const written = await writers.end();
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
    await writers.compare(check, written);
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

/** Starts the import again and again: until one has ended well after the last kill. */
async function importUntilDone(site, killing) {
  for (;;) {
    const result = await site.runImport();
    if (result.code === 0 && !killing()) return result;
    await sleep(200);
  }
}
