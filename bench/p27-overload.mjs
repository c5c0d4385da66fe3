import { once } from 'node:events';
import { get } from 'node:http';
import { load, missingWrk } from './lib/load.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P27', 'P28', 'P29'];

const figures = {
  P27: 'pages of somebody signed in, 500 connections: answers a second at 16 connections ÷ those served at 500',
  P28: '/healthz while 500 connections ask for pages: 99th percentile ÷ 50 ms',
  P29: 'first byte of a stream meanwhile: 99th percentile ÷ 1 s',
};
const goals = { P27: 1 / 0.85, P28: 1, P29: 1 };
const bounds = { P28: 50, P29: 1_000 };
const connections = { peak: 16, flood: 500 };
const seconds = 6;
/** What pages are made with is loaded by the first. */
const warmSeconds = 4;

/** Whether a site that is asked for more than it can do goes on doing what it can, music first. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return ids.map((id) => notMeasured(id, figures[id], reason, goals[id]));
  const site = await seededSite();
  const target = { url: `${site.url}/albums`, headers: { cookie: site.cookie, accept: 'text/html' } };
  await load(target.url, { ...target, seconds: warmSeconds });
  const samples = { peak: [], flood: [], P28: [], P29: [] };
  for (let round = 0; round < plan.rounds; round++) {
    const peak = await load(target.url, { ...target, seconds, connections: connections.peak });
    samples.peak.push({ perSecond: peak.served / seconds });
    let isOver = false;
    const flood = load(target.url, {
      ...target,
      ...{ seconds, connections: connections.flood, mayRefuse: true },
    }).finally(() => {
      isOver = true;
    });
    const health = repeatedly(() => isOver, `${site.url}/healthz`);
    const stream = repeatedly(() => isOver, `${site.url}/api/v1/tracks/1/stream`);
    samples.flood.push({ perSecond: (await flood).served / seconds });
    samples.P28.push({ ms: p99(await health) });
    samples.P29.push({ ms: p99(await stream) });
  }
  const bound = (id) => samples[id].map(() => ({ ms: bounds[id] }));
  return [
    row('P27', figures.P27, ratioOf(samples.peak, samples.flood, 'perSecond'), {
      goal: goals.P27,
      unit: '/s',
    }),
    ...['P28', 'P29'].map((id) =>
      row(id, figures[id], ratioOf(samples[id], bound(id), 'ms'), { goal: goals[id], unit: 'ms' }),
    ),
  ];
}

/** Milliseconds to the first byte, one request after another on connections of their own. */
async function repeatedly(isOver, url) {
  const times = [];
  while (!isOver()) {
    const began = performance.now();
    const request = get(url, { agent: false });
    const [response] = await once(request, 'response');
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
    await once(response, 'readable');
    times.push(performance.now() - began);
    request.destroy();
  }
  return times;
}

function p99(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)];
}
