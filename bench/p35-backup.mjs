import { spawn, spawnSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, sleep, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { missingServer, startSite, withDatabase } from './lib/site.mjs';

export const ids = ['P35'];

const { BENCH_BACKUP_GB = '20' } = process.env;
const gb = Number(BENCH_BACKUP_GB);
const fileBytes = 10_000_000;
const count = Math.round((gb * 1e9) / fileBytes);
/** Megabytes a backup or a restore may need, whatever the size of the site. */
const memoryMb = 200;
/** A backup with nothing new looks at the files and reads none. */
const goalAgain = 0.1;

/**
 * A site of large files is backed up, backed up again with nothing new, and restored, each once; only when it is named, for it
 * writes three times its size. Its files are gone by the time it comes back, so that the disk holds them twice at most.
 */
export async function measure({ only }) {
  const figure = `backup of ${gb} GB in ${count.toLocaleString('en')} files`;
  const folder = tempFolder('backup');
  const { bavail, bsize } = statfsSync(folder);
  const room = bavail * bsize > gb * 1e9 * 2.2;
  const reason = !only
    ? 'asked for with --only P35'
    : (missingServer() ?? (room ? null : 'the disk has no room for it'));
  if (reason) return [notMeasured('P35', figure, reason)];

  const site = await startSite(4180);
  await withDatabase(site, (client) => addFiles(client, join(site.dataDir, 'files')));
  await site.stop();
  const copy = timed(() =>
    spawnSync('cp', ['-r', '--reflink=never', join(site.dataDir, 'files'), join(folder, 'copy')]),
  );
  rmSync(join(folder, 'copy'), { recursive: true });

  const to = join(folder, 'backups');
  const first = await run('backup.js', site.dataDir, ['--to', to]);
  const second = await run('backup.js', site.dataDir, ['--to', to]);
  rmSync(join(site.dataDir, 'files'), { recursive: true });
  const restored = await run('restore.js', join(folder, 'restored'), ['--from', to]);

  const times = [
    [figure, first, null],
    ['… again, nothing new', second, goalAgain],
    ['restore of it', restored, null],
  ];
  const memory = Object.entries({ backup: first, restore: restored });
  return [
    ...times.map(([name, { seconds }, goal]) =>
      row('P35', `${name}: time ÷ a plain copy of the files`, single(seconds, copy), { goal, unit: 's' }),
    ),
    ...memory.map(([name, { peakMb }]) =>
      row('P35', `most memory of the ${name} ÷ ${memoryMb} MB`, single(peakMb, memoryMb), {
        goal: 1,
        unit: 'MB',
      }),
    ),
  ];
}

const single = (ours, yardstick) => {
  const ratio = ours / yardstick;
  return { ours, yardstick, ratio, min: ratio, max: ratio };
};

function timed(work) {
  const begun = performance.now();
  work();
  // What is only in memory was not copied.
  spawnSync('sync');
  return (performance.now() - begun) / 1_000;
}

/** Files of random bytes, each with its row. */
async function addFiles(client, files) {
  const bytes = Buffer.alloc(fileBytes);
  for (let n = 0; n < count; n += 1) {
    const folder = `uploads/${String(n % 100).padStart(2, '0')}`;
    mkdirSync(join(files, folder), { recursive: true });
    // The first megabyte tells the files apart; the rest is as random as that of the one before.
    randomFillSync(bytes, 0, n === 0 ? fileBytes : 1_000_000);
    const key = `${folder}/bench-${n}`;
    writeFileSync(join(files, key), bytes);
    await client.query(
      `insert into stored_files (key, kind, owner, size, state) values ($1, 'upload', $1, $2, 'stored')`,
      [key, fileBytes],
    );
  }
  spawnSync('sync');
}

/** Runs a program of the build to its end; its seconds and the most memory it held. */
async function run(script, dataDir, args) {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(dist, script), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakMb = Math.max(peakMb, peakOf(child.pid));
    await Promise.race([ended, sleep(200)]);
  }
  if ((await ended) !== 0) throw new Error(`${script} ended with ${child.exitCode}.`);
  spawnSync('sync');
  return { seconds: (performance.now() - begun) / 1_000, peakMb };
}

/** Most megabytes a process has held so far; 0 once it has ended. */
function peakOf(pid) {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
