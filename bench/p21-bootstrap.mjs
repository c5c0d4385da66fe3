import { missingWrk } from './lib/load.mjs';
import { startYardstick } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P21'];

const figures = {
  guest: 'bootstrap-data, guest: CPU ÷ fastify hello',
  user: 'bootstrap-data, signed in: CPU ÷ fastify hello',
};

/** What every visit asks for first: settings, texts, themes, and who one is. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return Object.values(figures).map((figure) => notMeasured('P21', figure, reason));
  const site = await seededSite();
  const hello = await startYardstick('hello-fastify', 4160);
  const ours = { url: `${site.url}/api/v1/bootstrap-data`, pids: [site.pid, site.postgres] };
  const samples = await measureRounds([
    { ...ours, name: 'guest' },
    { ...ours, name: 'user', headers: { cookie: site.cookie } },
    { name: 'hello', url: hello.url, pids: [hello.pid] },
  ]);
  await hello.stop();
  return Object.entries(figures).map(([name, figure]) =>
    row('P21', figure, ratioOf(samples.get(name), samples.get('hello'), 'cpuUs'), { unit: 'µs' }),
  );
}
