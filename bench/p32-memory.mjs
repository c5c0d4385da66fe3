import { cpuBetween, cpuByProcess } from './lib/cpu.mjs';
import { missingWrk, mixedLoad } from './lib/load.mjs';
import { memoryOf } from './lib/memory.mjs';
import { sleep } from './lib/processes.mjs';
import { renderedTarget } from './lib/rendered.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan } from './lib/rounds.mjs';
import { missingServer, openSeeded } from './lib/site.mjs';

export const ids = ['P32'];

/** Seconds without a request: at first and after the load, for what a start or a load leaves behind to settle. */
const restSeconds = 20;
const figures = {
  idle: 'memory idle, 10,000 tracks, jobs and Postgres included ÷ 180 MB',
  loaded: '… after a mixed load ÷ idle',
  cpu: 'CPU of a server nobody uses, per second ÷ 1 ms',
};

/** Memory of a whole site as it ships, job worker included, before and after a time of everything a listener does. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return [notMeasured('P32', figures.idle, reason, 1)];
  const site = await openSeeded(4160, { WORKER: 'true' });
  await sleep(restSeconds * 1_000);
  const before = cpuByProcess([site.pid, site.postgres]);
  await sleep(restSeconds * 1_000);
  const spent = cpuBetween(before, cpuByProcess([site.pid, site.postgres])) / 1e6 / restSeconds;
  const idle = memoryOf(site);
  await mixedLoad(targetsOf(site), plan.loadSeconds);
  const loaded = memoryOf(site);
  await site.stop();
  const compared = (ours, yardstick) => {
    const ratio = ours / yardstick;
    return { ours, yardstick, ratio, min: ratio, max: ratio };
  };
  return [
    row('P32', figures.idle, compared(idle, 180), { goal: 1, unit: 'MB' }),
    row('P32', `${figures.loaded} (${plan.loadSeconds} s)`, compared(loaded, idle), { unit: 'MB' }),
    row('P32', figures.cpu, compared(spent, 1), { goal: 1, unit: 'ms' }),
  ];
}

function targetsOf(site) {
  const headers = { cookie: site.cookie };
  const api = (path, more = {}) => ({ url: `${site.url}/api/v1/${path}`, headers: { ...headers, ...more } });
  const tracks = encodeURIComponent('{"per_page":50}');
  return [
    { url: `${site.url}/trpc/tracks.list?input=${tracks}`, headers },
    api('albums?perPage=50'),
    api('search?query=called+40&types=tracks&limit=10'),
    api('albums/7'),
    api('tracks/1/stream?rendition=original', { Range: 'bytes=0-5242879' }),
    api('tracks/1/stream?rendition=original', { Range: 'bytes=5000000-5065535' }),
    renderedTarget(site, '/'),
    renderedTarget(site, '/album/7/album-number-7'),
  ];
}
