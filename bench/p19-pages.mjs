import { missingWrk } from './lib/load.mjs';
import { startYardstick } from './lib/processes.mjs';
import { renderedTarget } from './lib/rendered.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite, withPostgres } from './lib/site.mjs';

export const ids = ['P19'];

const warmSeconds = 4;
const pages = { home: '/', album: '/album/7/album-number-7' };
/** What every browser sends: from the second visitor on, the answer is the compressed copy. */
const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br' };
const figures = {
  cached: { goal: 3, yardstick: 'hello', text: 'page from the cache, guest: CPU ÷ fastify hello' },
  rendered: { goal: 16, yardstick: 'key', text: 'page rendered, guest: CPU ÷ fastify+pg by key' },
};

/** A guest's page as most visitors get it, and as the first one pays for it. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) {
    return Object.values(figures).map(({ text, goal }) => notMeasured('P19', text, reason, goal));
  }
  const site = await seededSite();
  const hello = await startYardstick('hello-fastify', 4140);
  const plain = await startYardstick('fastify-pg', 4141, { BENCH_DATABASE: site.databaseUrl });
  const pids = [site.pid, site.postgres];
  const samples = await measureRounds([
    ...Object.entries(pages).flatMap(([name, path]) => [
      { name: `cached ${name}`, url: site.url + path, pids, warmSeconds, headers: asBrowsers },
      { ...renderedTarget(site, path), name: `rendered ${name}`, pids, warmSeconds },
    ]),
    { name: 'hello', url: hello.url, pids: [hello.pid], warmSeconds },
    { name: 'key', url: `${plain.url}/key`, pids: withPostgres(site, plain), warmSeconds },
  ]);
  await hello.stop();
  await plain.stop();
  return Object.entries(figures).flatMap(([kind, { goal, yardstick, text }]) =>
    Object.keys(pages).map((name) => {
      const measured = ratioOf(samples.get(`${kind} ${name}`), samples.get(yardstick), 'cpuUs');
      return row('P19', `${name} ${text}`, measured, { goal, unit: 'µs' });
    }),
  );
}
