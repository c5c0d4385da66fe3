import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { startDatabase } from './lib/database.mjs';
import { openSite, signal, until } from './lib/site.mjs';
import { openWriters } from './lib/writers.mjs';

/** Milliseconds a site may take to serve again after its database is back. */
const readyMs = 10_000;
const rounds = 5;
const songs = 100;

/** First uploads whose server loses its database, then songs that are analysed while theirs fails. */
export async function prove(check) {
  await proveUploads(check);
  await proveJobs(check);
}

/** Two clients upload while the line from their server to its database, then to its bucket, stands still, is cut, or is slow. */
async function proveUploads(check) {
  const stopDatabase = await startDatabase();
  const load = (path) => tsImport(`../../apps/server/test/${path}`, import.meta.url);
  try {
    const { stallUploads } = await load('kills/stall-uploads.ts');
    report(check, 'a database', await stallUploads({ rounds }));
    const { gatewayAt, hasCeph, startCeph } = await load('ceph.ts');
    if (!hasCeph()) return console.log('Without Ceph: uploads to a bucket are left out.');
    const { keys, close } = await startCeph();
    try {
      report(check, 'a bucket', await stallUploads({ rounds, bucket: await gatewayAt(keys).newBucket() }));
    } finally {
      await close();
    }
  } finally {
    await stopDatabase();
  }
}

function report(check, what, { problems, files, acknowledged, refused, faults, readyMs: took }) {
  check(
    `uploads lose nothing to ${what} that stands still, is cut off or is slow, and leave nothing`,
    // A bucket is asked again by the server itself: whoever sends need not notice.
    problems.length === 0 && files > 0 && (refused > 0 || what === 'a bucket'),
    `${faults} faults, ${files} files, ${acknowledged} answers, ${refused} refused; ${problems.join('; ') || 'no breach'}`,
  );
  check(`ready in time after each fault of ${what}`, took <= readyMs, `${took} ms at most`);
}

/**
 * Two starts on one data folder at once; then, while songs are analysed and clients write, Postgres stands still for
 * six seconds (SIGSTOP of all its processes) and is restarted (SIGINT: the fast shutdown), in turn.
 */
async function proveJobs(check) {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-stalls-'));
  const site = await openSite(dir);
  try {
    const starts = [site.startServer(), site.startServer()];
    const loser = await Promise.race(starts.map((started) => started.exit.then(() => started)));
    site.use(starts.find((started) => started !== loser));
    await until(site.isReady, 60_000);
    check(
      'of two starts at once one ends with words, the other serves',
      /already/.test(loser.output),
      loser.output.trim().split('\n').at(-1),
    );
    check('one server and one database run', site.count('server') === 1 && site.count('supervisor') === 1);

    addSongs(site.library);
    const imported = await site.runImport();
    check('the import ends well', imported.code === 0, imported.text.trim().split('\n').at(-2));
    const writers = await openWriters(site, 2);
    const worst = { still: 0, restarted: 0 };
    let during = 0;
    for (let round = 0; round < rounds * 2; round += 1) {
      await sleep(1_000);
      if ((await waiting(site)) > 0) during += 1;
      const before = site.postmaster();
      if (round % 2 === 0) {
        const stopped = site.postgresProcesses();
        for (const pid of stopped) signal(pid, 'SIGSTOP');
        await sleep(6_000);
        for (const pid of stopped) signal(pid, 'SIGCONT');
      } else signal(before, 'SIGINT');
      const began = performance.now();
      if (round % 2 === 1) await until(() => site.postmaster() !== before, readyMs * 3);
      await until(site.isReady, readyMs * 3);
      const kind = round % 2 === 0 ? 'still' : 'restarted';
      worst[kind] = Math.max(worst[kind], Math.round(performance.now() - began));
    }
    check('jobs were waiting at the faults', during === rounds * 2, `${during} of ${rounds * 2}`);
    check('ready in time after Postgres stood still', worst.still <= readyMs, `${worst.still} ms at most`);
    check('ready in time after a restart', worst.restarted <= readyMs, `${worst.restarted} ms at most`);
    const written = await writers.end();
    await writers.compare(check, written);
    await until(async () => (await waiting(site)) === 0, 600_000);
    const [{ n }] = await site.ask(`select count(*)::int as n from originals where analysis <> 'done'`);
    check('every song is analysed in the end', n === 0, n);
    site.interrupt();
    await site.ended();
    await until(() => site.processes().length === 0, 15_000).catch(() => {});
    check('no process stays behind', site.processes().length === 0, site.processes().length);
  } finally {
    for (const { pid } of site.processes()) signal(pid, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Songs of three minutes, each of a sound of its own. */
function addSongs(library) {
  const folder = join(library, 'Artist', 'Album');
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= songs; number += 1) {
    const tone = ['-f', 'lavfi', '-i', `sine=f=${200 + number}:d=180`, '-c:a', 'libmp3lame', '-b:a', '64k'];
    const file = join(folder, `${String(number).padStart(3, '0')} - Song.mp3`);
    if (spawnSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...tone, file]).status !== 0)
      throw new Error('This proof needs ffmpeg.');
  }
}

/** Songs that wait for their analysis. */
async function waiting(site) {
  const [{ n }] = await site.ask(`select count(*)::int as n from originals where analysis = 'waiting'`);
  return n;
}
