import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  expectCleanDatabase,
  freePort,
  kill,
  openProcessWorld,
  type ProcessWorld,
  run,
  slow,
  supervisorOf,
  untilNoneLeft,
  untilOutput,
} from '../process-world.ts';

let world: ProcessWorld;
let dataDir: string;
beforeAll(async () => {
  world = openProcessWorld();
  dataDir = await world.dataDir();
}, slow.timeout);
afterEach(() => untilNoneLeft(dataDir));
afterAll(() => world.close());

describe('nothing stays behind', slow, () => {
  it('when the server is killed, and the script says so by its exit code', async () => {
    const site = await world.serve(dataDir);
    kill(site.serverPid);
    expect(await site.exit).toBe(1);
  });

  it('when npm is killed', async () => {
    const npm = run('npm', ['start'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
    await untilOutput(npm, 'Kantele is at');
    npm.child.kill('SIGKILL');
    await untilNoneLeft(dataDir);
    expectCleanDatabase(dataDir);
  });

  it('when everything but the database is killed at once', async () => {
    const site = await world.serve(dataDir);
    const supervisor = supervisorOf(dataDir);
    for (const pid of [site.pid, site.serverPid, supervisor]) kill(pid);
    await untilNoneLeft(dataDir);
    expectCleanDatabase(dataDir);
  });

  it('when script and server are killed at once', async () => {
    const site = await world.serve(dataDir);
    site.child.kill('SIGKILL');
    kill(site.serverPid);
    await untilNoneLeft(dataDir);
    expectCleanDatabase(dataDir);
  });
});
