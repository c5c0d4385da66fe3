import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuBetween, cpuByProcess } from './lib/cpu.mjs';
import { load, missingWrk } from './lib/load.mjs';
import { benchDir, onCore } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P14'];

const figure = 'list of 50 tracks over tRPC while 50 listeners stream at 256 kbit/s: CPU ÷ without them';
const goal = 1.1;
const listeners = { count: 50, bitsPerSecond: 256_000 };
/** A round is long against the buffers of the connections, which fill as fast as they can. */
const seconds = 6;

/** Whether people who listen slow down people who browse. CPU of streaming is counted as the browsers'. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return [notMeasured('P14', figure, reason, goal)];
  const site = await seededSite();
  const input = encodeURIComponent(JSON.stringify({ per_page: 50 }));
  const target = { url: `${site.url}/trpc/tracks.list?input=${input}`, headers: { cookie: site.cookie } };
  await load(target.url, { ...target, seconds: plan.warmSeconds });
  const samples = { idle: [], listening: [] };
  for (let round = 0; round < plan.rounds; round++) {
    samples.idle.push(await costOf(site, target));
    const stop = await startListeners(site);
    samples.listening.push(await costOf(site, target));
    await stop();
  }
  return [row('P14', figure, ratioOf(samples.listening, samples.idle, 'cpuUs'), { goal, unit: 'µs' })];
}

async function costOf(site, target) {
  const before = cpuByProcess([site.pid, site.postgres]);
  const { requests } = await load(target.url, { ...target, seconds });
  return { cpuUs: cpuBetween(before, cpuByProcess([site.pid, site.postgres])) / 1_000 / requests };
}

/** Listeners in a process of their own on the other core; they have begun when this returns. */
async function startListeners(site) {
  const url = `${site.url}/api/v1/tracks/1/stream?rendition=original`;
  const script = join(benchDir, 'lib/slow-listeners.mjs');
  const args = [script, url, String(listeners.count), String(listeners.bitsPerSecond)];
  const [program, argv] = onCore(1, process.execPath, args);
  const child = spawn(program, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const begun = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
  if (!begun) throw new Error('The listeners have ended.');
  return async () => {
    child.stdin.end();
    await ended;
  };
}
