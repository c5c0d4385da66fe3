import { sleep } from './processes.mjs';
import { startSite } from './site.mjs';

/** Records come one after the other: this long without a new one and all are there. */
const settledMs = 30_000;
let shared = null;

/**
 * One site with the demo records, their sleeves and their sound, as somebody sees it who starts it for the first time.
 * `BENCH_DEMO` names a folder that keeps it: making it takes eight minutes.
 */
export function demoSite() {
  shared ??= open();
  return shared;
}

async function open() {
  const { BENCH_DEMO: dataDir } = process.env;
  const env = { SEED: 'demo', WORKER: 'true' };
  const site = await startSite(4191, dataDir ? { dataDir, env } : { env });
  let seen = { count: 0, at: performance.now() };
  for (;;) {
    const { pagination } = await (await fetch(`${site.url}/api/v1/tracks?perPage=100`)).json();
    const count = pagination.data.filter(({ status }) => status !== 'processing').length;
    if (count !== seen.count || count < pagination.data.length) seen = { count, at: performance.now() };
    if (count > 0 && performance.now() - seen.at > settledMs) break;
    await sleep(1_000);
  }
  const { pagination } = await (await fetch(`${site.url}/api/v1/albums`)).json();
  const [{ id, slug }] = pagination.data;
  return { ...site, albumPath: `/album/${id}/${slug}` };
}
