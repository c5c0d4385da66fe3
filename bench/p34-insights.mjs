import { cpuBetween, cpuByProcess } from './lib/cpu.mjs';
import { fillPlays } from './lib/fill-plays.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, openSeeded, withDatabase } from './lib/site.mjs';

export const ids = ['P34'];

const sizes = { small: 1_000_000, large: 10_000_000 };
/** Reports of one round. */
const reports = 5;
/** A year of ten times as many plays costs at most ten times as much. */
const goal = 10;
const figures = {
  site: 'insights of the site over 28 days at 10,000,000 plays ÷ at 1,000,000',
  artist: 'insights of the most played artist over 28 days ÷ at 1,000,000',
};

/** What reports cost when there are many plays; only when it is named, for filling takes minutes. */
export async function measure({ only }) {
  const reason = only ? missingServer() : 'asked for with --only P34';
  if (reason) return Object.values(figures).map((figure) => notMeasured('P34', figure, reason, goal));
  const sites = {};
  for (const [index, [name, plays]] of Object.entries(sizes).entries()) {
    console.log(`  filling a database with ${plays.toLocaleString('en')} plays …`);
    const site = await openSeeded(4180 + index);
    sites[name] = { ...site, artist: await withDatabase(site, (client) => fillPlays(client, plays)) };
  }
  const samples = new Map();
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const [size, site] of Object.entries(sites)) {
      for (const [kind, path] of Object.entries(pathsOf(site))) {
        const sample = await cost(site, path);
        const name = `${kind} ${size}`;
        // The first round warms all of them.
        if (round > 0) samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
  }
  return Object.entries(figures).flatMap(([kind, figure]) => {
    const measured = (field) => ratioOf(samples.get(`${kind} large`), samples.get(`${kind} small`), field);
    return [
      row('P34', `${figure}: CPU`, measured('cpuMs'), { goal, unit: 'ms' }),
      row('P34', `${figure.split(' over')[0]}: time`, measured('ms'), { unit: 'ms' }),
    ];
  });
}

function pathsOf({ artist }) {
  const day = (before) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const range = `?from=${day(27)}&to=${day(0)}`;
  return { site: `insights${range}`, artist: `backstage/artists/${artist}/insights${range}` };
}

async function cost({ url, cookie, pid, postgres }, path) {
  const before = cpuByProcess([pid, postgres]);
  const begun = performance.now();
  for (let at = 0; at < reports; at += 1) {
    const answer = await fetch(`${url}/api/v1/${path}`, { headers: { cookie } });
    const { report } = await answer.json();
    if (!(report?.totals.plays > 0)) throw new Error(`${path} was answered ${answer.status}, without plays.`);
  }
  const ms = (performance.now() - begun) / reports;
  return { ms, cpuMs: cpuBetween(before, cpuByProcess([pid, postgres])) / 1e6 / reports };
}
