import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sleep, tempFolder } from './processes.mjs';
import { startSite } from './site.mjs';

/** Albums come one after the other: after this long without a new one all are there. */
const settledMs = 30_000;
let shared = null;

/**
 * One site with the demo albums, their covers and their sound, as it is after its first start.
 * `BENCH_DEMO` names a folder that keeps them: making them takes eight minutes. What runs is a copy of it.
 */
export function demoSite() {
  shared ??= open();
  return shared;
}

async function open() {
  const { BENCH_DEMO: kept } = process.env;
  if (kept && !existsSync(join(kept, 'postgres'))) await (await filled(kept)).stop();
  const dataDir = tempFolder('demo');
  if (kept) {
    // With its owners: Postgres takes no folder of somebody else.
    execFileSync('cp', ['-a', `${kept}/.`, dataDir]);
    rmSync(join(dataDir, 'postgres/postmaster.pid'), { force: true });
  }
  const site = await filled(dataDir);
  const { pagination } = await (await fetch(`${site.url}/api/v1/albums`)).json();
  const [{ id, slug }] = pagination.data;
  return { ...site, albumPath: `/album/${id}/${slug}` };
}

/** The site in a folder, once all of its music is there. */
async function filled(dataDir) {
  const site = await startSite(4191, { dataDir, env: { SEED: 'demo', WORKER: 'true' } });
  let seen = { count: 0, at: performance.now() };
  for (;;) {
    const { pagination } = await (await fetch(`${site.url}/api/v1/tracks?per_page=100`)).json();
    const count = pagination.data.filter(({ status }) => status !== 'processing').length;
    if (count !== seen.count || count < pagination.data.length) seen = { count, at: performance.now() };
    if (count > 0 && performance.now() - seen.at > settledMs) return site;
    await sleep(1_000);
  }
}
