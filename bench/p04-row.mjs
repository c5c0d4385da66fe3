import { missingWrk } from './lib/load.mjs';
import { startYardstick } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite, withPostgres } from './lib/site.mjs';

export const ids = ['P4'];

const goals = { rest: 1.6, trpc: 3.2 };
const figures = {
  rest: 'one artist over REST, guest: CPU ÷ fastify+pg by key',
  trpc: 'one artist over tRPC, guest: CPU ÷ fastify+pg by key',
};

/** What our stack adds to the smallest read, by both ways in. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return Object.keys(goals).map((way) => notMeasured('P4', figures[way], reason, goals[way]));
  const site = await seededSite();
  const plain = await startYardstick('fastify-pg', 4130, { BENCH_DATABASE: site.databaseUrl });
  const pids = [site.pid, site.postgres];
  const samples = await measureRounds([
    { name: 'rest', url: `${site.url}/api/v1/artists/7`, pids },
    { name: 'trpc', url: `${site.url}/trpc/artists.get?input=${encodeURIComponent('{"id":7}')}`, pids },
    { name: 'key', url: `${plain.url}/key`, pids: withPostgres(site, plain) },
  ]);
  await plain.stop();
  return Object.keys(goals).map((way) =>
    row('P4', figures[way], ratioOf(samples.get(way), samples.get('key'), 'cpuUs'), {
      goal: goals[way],
      unit: 'µs',
    }),
  );
}
