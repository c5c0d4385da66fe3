import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuBetween, cpuByProcess, endedChildrenMs } from './cpu.mjs';
import { benchDir, dist, onCore, tempFolder } from './processes.mjs';

const exec = promisify(execFile);

export async function emptyCatalogue(client) {
  await client.query('truncate artists, albums, genres, libraries, search_entries, search_prefixes cascade');
  await client.query('delete from graphile_worker._private_jobs');
  await client.query('vacuum analyze');
}

/**
 * `npm run import` of the build, joined to the running database: milliseconds of CPU of the process and of Postgres,
 * megabytes at its end and at most. @throws Error when a file was left out
 */
export async function runImport(site, folder, count) {
  const before = cpuByProcess([site.postgres]);
  const endedBefore = endedChildrenMs(site.postgres);
  const usage = await runWithUsage([join(dist, 'import-folder.js'), folder], { DATA_DIR: site.dataDir });
  if (!usage.stdout.includes(`Added ${count},`)) throw new Error(`The import went wrong: ${usage.stdout}`);
  // Back ends of the import are gone by now; their parent knows what they used.
  const ended = endedChildrenMs(site.postgres) - endedBefore;
  return { ...usage, postgresMs: cpuBetween(before, cpuByProcess([site.postgres])) / 1e6 + ended };
}

/** Runs a script of Node on core 0: what it said, its CPU in milliseconds and its memory in megabytes. */
export async function runWithUsage(args, env) {
  const file = join(tempFolder('usage'), 'usage.json');
  const hook = join(benchDir, 'lib/report-usage.mjs');
  const [program, argv] = onCore(0, process.execPath, ['--import', hook, ...args]);
  const { stdout } = await exec(program, argv, {
    env: { ...process.env, NODE_ENV: 'production', ...env, BENCH_USAGE_FILE: file },
    maxBuffer: 1e8,
  });
  return { ...JSON.parse(readFileSync(file, 'utf8')), stdout };
}
