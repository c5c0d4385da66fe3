import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchDir, onCore, root } from './processes.mjs';
import { startSite, withDatabase } from './site.mjs';

const exec = promisify(execFile);

/** Runs one of the scripts beside this file by tsx, on core 0. */
async function run(script, args) {
  const path = join(benchDir, 'lib', script);
  const [program, argv] = onCore(0, process.execPath, ['--import', 'tsx', path, ...args]);
  const { stdout } = await exec(program, argv, { cwd: root, maxBuffer: 64_000_000 });
  return stdout;
}

const opened = new Map();
const once = (name, open) => {
  if (!opened.has(name)) opened.set(name, open());
  return opened.get(name);
};

/**
 * Sites of 1,000, 10,000 and 1,000,000 tracks, each a database of its own in one embedded Postgres, opened when first asked
 * for. `BENCH_MILLION` names a folder that keeps the databases: filling the large one takes minutes.
 */
export const searchSites = {
  thousand: () => once('thousand', async () => openSite(await host(), 4173, 'search_thousand', 1_000)),
  small: () => once('small', async () => openSite(await host(), 4171, 'search_small', 10_000)),
  million: () => once('million', async () => openSite(await host(), 4172, 'search_million', 1_000_000)),
};

function host() {
  const { BENCH_MILLION: dataDir } = process.env;
  return once('host', () => startSite(4170, dataDir ? { dataDir } : {}));
}

async function openSite(host, port, name, tracks) {
  await withDatabase(host, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await client.query(`create database ${name}`);
  });
  const url = new URL(host.databaseUrl);
  url.pathname = `/${name}`;
  const site = await startSite(port, { dataDir: host.dataDir, env: { DATABASE_URL: url.toString() } });
  const isEmpty = await withDatabase(site, async (client) => {
    return (await client.query('select 1 from tracks limit 1')).rows.length === 0;
  });
  if (isEmpty) {
    console.log(`  filling a database with ${tracks.toLocaleString('en')} tracks …`);
    await run('fill-catalogue.mjs', [site.databaseUrl, String(tracks)]);
    await costOf(site, 'rebuild');
    await withDatabase(site, (client) => client.query('vacuum analyze'));
  }
  return site;
}

/** What the database spends on the site's own `suggest`, `search` or `rebuild`, in milliseconds of CPU. */
export async function costOf(site, kind) {
  return JSON.parse(await run('search-cost.mjs', [site.databaseUrl, kind]));
}

/** First words of the site's tracks, ready for an address. */
export function wordsOf(site, count) {
  return withDatabase(site, async (client) => {
    const { rows } = await client.query(
      `select split_part(name_key, ' ', 1) as word from tracks order by md5(id::text) limit $1`,
      [count],
    );
    return rows.map(({ word }) => encodeURIComponent(word));
  });
}
