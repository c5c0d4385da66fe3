import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingWrk } from './lib/load.mjs';
import { costOf, searchSites, wordsOf } from './lib/million-site.mjs';
import { benchDir, startYardstick, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, median, plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, recordStatements, withPostgres } from './lib/site.mjs';

export const ids = ['P5', 'P6', 'P7'];

const figures = {
  same: 'search for 10 songs among 10,000: CPU ÷ fastify+pg, same SQL',
  prepared: '… ÷ the same with prepared statements',
  peers: 'search for 10 songs among 10,000: CPU ÷ best of Supysonic, mStream',
  latency: 'search for 10 songs: p50 at 1,000,000 tracks ÷ our own p50 at 10,000',
  cpu: '… CPU per request at 1,000,000 ÷ at 10,000',
};
/** Milliseconds of database CPU, 99th percentile. */
const shapes = {
  p1: { goal: 5, text: 'type-ahead at 1,000,000 tracks, 1 letter: database CPU p99 ÷ 5 ms' },
  p2: { goal: 5, text: '… 2 letters ÷ 5 ms' },
  p3: { goal: 5, text: '… 3 letters ÷ 5 ms' },
  p4: { goal: 5, text: '… 4 letters ÷ 5 ms' },
  p5: { goal: 5, text: '… 5 letters ÷ 5 ms' },
  two: { goal: 10, text: '… a word and 3 letters of another ÷ 10 ms' },
  full: { goal: 10, text: '… whole title and artist ÷ 10 ms' },
};
const path = (query) => `/api/v1/search?query=${query}&limit=10&types=tracks`;
const passes = 3;

/** What search costs as a request, what type-ahead costs the database, and how both grow with the catalogue. */
export async function measure({ only }) {
  const reason = missingWrk ?? missingServer();
  if (reason) return ids.map((id) => notMeasured(id, 'search', reason));
  const wanted = (id) => !only || only.includes(id);
  return [
    ...(wanted('P5') ? await request(await searchSites.small()) : []),
    ...(wanted('P6') ? await typeAhead(await searchSites.million()) : []),
    ...(wanted('P7') ? await growth(await searchSites.small(), await searchSites.million()) : []),
  ];
}

async function request(site) {
  const file = join(tempFolder('statements'), 'search.json');
  writeFileSync(file, JSON.stringify(await recordStatements(site, path('love'))));
  const plain = await startYardstick('fastify-pg', 4174, {
    BENCH_DATABASE: site.databaseUrl,
    BENCH_STATEMENTS: file,
  });
  const pids = withPostgres(site, plain);
  const samples = await measureRounds([
    { name: 'ours', url: site.url + path('love'), pids: [site.pid, site.postgres] },
    { name: 'same', url: `${plain.url}/same`, pids },
    { name: 'prepared', url: `${plain.url}/prepared`, pids },
  ]);
  await plain.stop();
  const compared = (name) =>
    row('P5', figures[name], ratioOf(samples.get('ours'), samples.get(name), 'cpuUs'), { unit: 'µs' });
  return [
    compared('same'),
    compared('prepared'),
    notMeasured('P5', figures.peers, 'with --peers, as P30', 0.25),
  ];
}

/** The median of three passes of 300 queries a shape; the range is theirs. */
async function typeAhead(site) {
  const all = [];
  for (let pass = 0; pass < Math.min(passes, plan.rounds); pass++) all.push(await costOf(site, 'suggest'));
  return Object.entries(shapes).map(([shape, { goal, text }]) => {
    const worst = all.map((costs) => percentile(costs[shape], 0.99));
    const ratios = worst.map((ms) => ms / goal);
    const p50 = median(all.map((costs) => percentile(costs[shape], 0.5)));
    return row(
      'P6',
      `${text} (p50 ${p50.toFixed(2)} ms)`,
      {
        ...{ ours: median(worst), yardstick: goal },
        ...{ ratio: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) },
      },
      { goal: 1, unit: 'ms' },
    );
  });
}

function percentile(costs, part) {
  const sorted = costs.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Real first words one after the other, one connection. */
async function growth(small, million) {
  const target = async (name, site) => ({
    ...{ name, url: site.url, pids: [site.pid, site.postgres], connections: 1, warmSeconds: 3 },
    script: join(benchDir, 'lib/queries.lua'),
    args: [path('%s'), ...(await wordsOf(site, 300))],
  });
  const samples = await measureRounds([await target('small', small), await target('million', million)]);
  const compared = (field) => ratioOf(samples.get('million'), samples.get('small'), field);
  return [
    row('P7', figures.latency, compared('p50'), { goal: 1, unit: 'ms' }),
    row('P7', figures.cpu, compared('cpuUs'), { unit: 'µs' }),
  ];
}
