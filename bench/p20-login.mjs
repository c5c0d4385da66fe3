import { join } from 'node:path';
import { missingWrk } from './lib/load.mjs';
import { benchDir, startYardstick } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, ratioOf } from './lib/rounds.mjs';
import { admin, missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P20'];

const figure = 'sign-in with the right password: CPU ÷ one Argon2 check over node http';

/** What a sign-in costs beside the hash, which is meant to cost. */
export async function measure() {
  const reason = missingWrk ?? missingServer();
  if (reason) return [notMeasured('P20', figure, reason)];
  const site = await seededSite();
  const hash = await startYardstick('one-hash', 4150, { BENCH_PASSWORD: admin.password });
  // Two at a time, as many as are hashed at a time: more would only wait.
  const samples = await measureRounds([
    {
      ...{ name: 'ours', url: `${site.url}/api/v1/auth/login`, pids: [site.pid, site.postgres] },
      ...{ connections: 2, script: join(benchDir, 'lib/login.lua'), args: [admin.email, admin.password] },
    },
    { name: 'hash', url: hash.url, pids: [hash.pid], connections: 2 },
  ]);
  await hash.stop();
  return [row('P20', figure, ratioOf(samples.get('ours'), samples.get('hash'), 'cpuUs'), { unit: 'µs' })];
}
