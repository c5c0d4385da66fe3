import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import {
  expectCleanDatabase,
  freePort,
  kill,
  openProcessWorld,
  type ProcessWorld,
  postmasterOf,
  slow,
  supervisorOf,
  untilNoneLeft,
} from './process-world.ts';

let world: ProcessWorld;
let dataDir: string;
beforeAll(async () => {
  world = openProcessWorld();
  dataDir = await world.dataDir();
}, slow.timeout);
afterEach(() => untilNoneLeft(dataDir));
afterAll(() => world.close());

describe('npm start ends cleanly', slow, () => {
  it.each(['SIGINT', 'SIGHUP'] as const)('on %s to the whole group', async (signal) => {
    const site = await world.serve(dataDir);
    site.signalGroup(signal);
    expect(await site.exit).toBe(0);
    expectCleanDatabase(dataDir);
    expect(site.output()).not.toMatch(/error/i);
  });

  it('on SIGTERM to the script', async () => {
    const site = await world.serve(dataDir);
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
    expectCleanDatabase(dataDir);
  });

  it.each(['its database starts', 'it begins to answer'])('on Ctrl-C when %s', async (moment) => {
    const port = await freePort();
    const command = world.start('start', dataDir, [], { PORT: String(port) });
    await eventually(async () => {
      if (moment === 'its database starts') return supervisorOf(dataDir);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      return answer?.ok ? true : null;
    });
    command.signalGroup('SIGINT');
    expect(await command.exit).toBe(0);
    expect(command.output()).not.toMatch(/error|ended/i);
  });
});

describe('nothing stays behind', slow, () => {
  it('after a second Ctrl-C, which ends a server at once that is busy stopping', async () => {
    const site = await world.serve(dataDir);
    // A database that stands still keeps the server from stopping.
    kill(postmasterOf(dataDir), 'SIGSTOP');
    const postmaster = postmasterOf(dataDir);
    site.signalGroup('SIGINT');
    await eventually(async () => ((await site.ready()) === 0 ? true : null));
    await eventually(async () => {
      if (site.child.exitCode === null) site.signalGroup('SIGINT');
      return site.child.exitCode;
    });
    kill(postmaster, 'SIGCONT');
  });

  it('when the script is killed', async () => {
    const site = await world.serve(dataDir);
    site.child.kill('SIGKILL');
    await untilNoneLeft(dataDir);
    expectCleanDatabase(dataDir);
  });
});
