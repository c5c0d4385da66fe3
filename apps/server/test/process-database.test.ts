import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import {
  kill,
  openProcessWorld,
  type ProcessWorld,
  postmasterOf,
  processesOf,
  recoveryMs,
  type Site,
  slow,
  stop,
  supervisorOf,
  untilReplaced,
  untilServing,
} from './process-world.ts';

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
  it('is killed while nothing happens has it back by itself', async () => {
    const postmaster = postmasterOf(dataDir);
    kill(postmaster);
    await untilReplaced(dataDir, postmaster);
  });

  it('stands still answers 503, and goes on where it was', async () => {
    const postmaster = postmasterOf(dataDir);
    const all = () => processesOf(join(dataDir, 'postgres')).map(({ pid }) => pid);
    const stopped = all();
    for (const pid of stopped) kill(pid, 'SIGSTOP');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${site.url}/api/v1/albums`).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([503]));
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    for (const pid of stopped) kill(pid, 'SIGCONT');
    await eventually(async () => ((await fetch(`${site.url}/api/v1/albums`)).ok ? true : null), recoveryMs);
    expect(postmasterOf(dataDir)).toBe(postmaster);
  });

  it('loses its supervisor gets another, at the same address', async () => {
    const [postmaster, supervisor] = [postmasterOf(dataDir), supervisorOf(dataDir)];
    kill(supervisor);
    await untilReplaced(dataDir, postmaster);
    expect(supervisorOf(dataDir)).not.toBe(supervisor);
  });

  it('and its supervisor are killed at once gets both back', async () => {
    const postmaster = postmasterOf(dataDir);
    kill(supervisorOf(dataDir));
    kill(postmaster);
    await untilReplaced(dataDir, postmaster);
  });
});
