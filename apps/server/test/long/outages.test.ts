import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeSongs } from '../fixtures.ts';
import { eventually } from '../harness.ts';
import {
  ask,
  kill,
  openProcessWorld,
  type ProcessWorld,
  postmasterOf,
  type Site,
  slow,
  stop,
  untilReplaced,
  untilServing,
} from '../process-world.ts';

let world: ProcessWorld;
let site: Site;
let dataDir: string;
beforeAll(async () => {
  world = openProcessWorld();
  dataDir = await world.dataDir();
  site = await world.serve(dataDir, { WORKER_CONCURRENCY: '2' });
}, slow.timeout);
afterEach(() => untilServing(site));
afterAll(async () => {
  await stop(site);
  world.close();
});

describe('a site whose database', slow, () => {
  it('is restarted and killed while jobs run finishes each of them, none failed, no attempt lost', async () => {
    const folder = join(world.root, 'songs');
    await writeSongs(
      folder,
      [1, 2, 3, 4].map((number) => ({
        path: `${number}.flac`,
        title: `Song ${number}`,
        artist: 'Blip',
        album: 'Outage',
        number,
        // Long enough that the three outages come while they are being analysed.
        seconds: 300,
      })),
    );
    const imported = world.start('import', dataDir, [folder]);
    expect([await imported.exit, imported.output()]).toEqual([0, expect.stringContaining('Added 4')]);
    const running = () =>
      eventually(async () => {
        const rows = await ask<{ id: string }>(
          dataDir,
          'select id from graphile_worker._private_jobs where locked_at is not null',
        ).catch(() => []);
        return rows.length > 0 ? true : null;
      });
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const) {
      await running();
      const postmaster = postmasterOf(dataDir);
      kill(postmaster, signal);
      await untilReplaced(dataDir, postmaster);
    }
    const states = await eventually(async () => {
      const rows = await ask<{ status: string }>(dataDir, 'select status from tracks').catch(() => []);
      return rows.length === 4 && rows.every(({ status }) => status !== 'processing') ? rows : null;
    }, 60_000);
    expect(states.map(({ status }) => status)).toEqual(Array(4).fill('ready'));
    await eventually(async () => {
      const left = await ask(dataDir, 'select 1 from graphile_worker._private_jobs');
      return left.length === 0 ? true : null;
    }, 60_000);
  });
});

describe('a second start on the same folder', slow, () => {
  it('whose Postgres stands still ends with a sentence, and the first goes on afterwards', async () => {
    const dataDir = await world.dataDir();
    const site = await world.serve(dataDir);
    const endpoint = readFileSync(join(dataDir, 'postgres.json'), 'utf8');
    const postmaster = postmasterOf(dataDir);
    kill(postmaster, 'SIGSTOP');
    // The import shares the database, so it gets as far as asking it.
    const second = world.start('import', dataDir, [world.root]);
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(
      `The database of this folder (process ${postmaster}) runs, but does not answer.`,
    );
    expect(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).toBe(endpoint);
    kill(postmaster, 'SIGCONT');
    await eventually(async () => ((await site.ready()) === 200 ? true : null));
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(site);
  });
});
