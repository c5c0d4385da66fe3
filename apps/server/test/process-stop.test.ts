import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import {
  freePort,
  kill,
  openProcessWorld,
  type ProcessWorld,
  postmasterOf,
  run,
  slow,
  supervisorOf,
  untilNoneLeft,
  untilOutput,
} from './process-world.ts';

let world: ProcessWorld;
let dataDir: string;
beforeAll(async () => {
  world = openProcessWorld();
  dataDir = await world.dataDir();
}, slow.timeout);
afterEach(() => untilNoneLeft(dataDir));
afterAll(() => world.close());

/** The database has been shut down, not killed: its lock is gone. */
function expectCleanDatabase(): void {
  expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
}

describe('npm start ends cleanly', slow, () => {
  it.each(['SIGINT', 'SIGHUP'] as const)('on %s to the whole group', async (signal) => {
    const site = await world.serve(dataDir);
    site.signalGroup(signal);
    expect(await site.exit).toBe(0);
    expectCleanDatabase();
    expect(site.output()).not.toMatch(/error/i);
  });

  it('on SIGTERM to the script', async () => {
    const site = await world.serve(dataDir);
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
    expectCleanDatabase();
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

  it('when the server is killed, and the script says so by its exit code', async () => {
    const site = await world.serve(dataDir);
    kill(site.serverPid);
    expect(await site.exit).toBe(1);
  });

  it('when the script is killed', async () => {
    const site = await world.serve(dataDir);
    site.child.kill('SIGKILL');
    await untilNoneLeft(dataDir);
    expectCleanDatabase();
  });

  it('when npm is killed', async () => {
    const npm = run('npm', ['start'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
    await untilOutput(npm, 'Kantele is at');
    npm.child.kill('SIGKILL');
    await untilNoneLeft(dataDir);
    expectCleanDatabase();
  });

  it('when everything but the database is killed at once', async () => {
    const site = await world.serve(dataDir);
    const supervisor = supervisorOf(dataDir);
    for (const pid of [site.pid, site.serverPid, supervisor]) kill(pid);
    await untilNoneLeft(dataDir);
    expectCleanDatabase();
  });

  it('when script and server are killed at once', async () => {
    const site = await world.serve(dataDir);
    site.child.kill('SIGKILL');
    kill(site.serverPid);
    await untilNoneLeft(dataDir);
    expectCleanDatabase();
  });
});
