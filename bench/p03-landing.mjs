import { missingWrk } from './lib/load.mjs';
import { startYardstick } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P3'];

const figure = 'hot route api/v1/landing/artists, guest: CPU ÷ raw node http hello';

/** What a guest's hottest list costs next to the least Node can do. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return [notMeasured('P3', figure, reason, 3)];
  const site = await seededSite();
  const hello = await startYardstick('hello-node', 4120);
  const samples = await measureRounds([
    { name: 'ours', url: `${site.url}/api/v1/landing/artists`, pids: [site.pid, site.postgres] },
    { name: 'hello', url: hello.url, pids: [hello.pid] },
  ]);
  await hello.stop();
  const measured = ratioOf(samples.get('ours'), samples.get('hello'), 'cpuUs');
  return [row('P3', figure, measured, { goal: 3, unit: 'µs' })];
}
