import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingWrk } from './lib/load.mjs';
import { startYardstick, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { missingServer, recordStatements, seededSite, withPostgres } from './lib/site.mjs';

export const ids = ['P1'];

const figure = 'list of 50 tracks over tRPC, signed in: CPU ÷ fastify+pg, same SQL';

/** What our stack adds to the SQL of its most common call. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return [notMeasured('P1', figure, reason, 2)];
  const site = await seededSite();
  const input = encodeURIComponent(JSON.stringify({ per_page: 50 }));
  const path = `/trpc/tracks.list?input=${input}`;
  const headers = { cookie: site.cookie };
  const file = join(tempFolder('statements'), 'list.json');
  writeFileSync(file, JSON.stringify(await recordStatements(site, path, headers)));
  const plain = await startYardstick('fastify-pg', 4110, {
    BENCH_DATABASE: site.databaseUrl,
    BENCH_STATEMENTS: file,
  });
  const pids = withPostgres(site, plain);
  const samples = await measureRounds([
    { name: 'ours', url: site.url + path, pids: [site.pid, site.postgres], headers },
    { name: 'same', url: `${plain.url}/same`, pids },
    { name: 'prepared', url: `${plain.url}/prepared`, pids },
  ]);
  await plain.stop();
  const ours = samples.get('ours');
  return [
    row('P1', figure, ratioOf(ours, samples.get('same'), 'cpuUs'), { goal: 2, unit: 'µs' }),
    row(
      'P1 prepared',
      '… ÷ the same with prepared statements',
      ratioOf(ours, samples.get('prepared'), 'cpuUs'),
      {
        unit: 'µs',
      },
    ),
  ];
}
