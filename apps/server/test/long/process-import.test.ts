import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSongs } from '../fixtures.ts';
import { eventually } from '../harness.ts';
import {
  ask,
  kill,
  openProcessWorld,
  type ProcessWorld,
  postmasterOf,
  slow,
  supervisorOf,
  untilNoneLeft,
} from '../process-world.ts';

const files = 300;
let world: ProcessWorld;
let library: string;
beforeAll(async () => {
  world = openProcessWorld();
  library = join(world.root, 'library');
  await writeSongs(world.root, [
    {
      path: 'one.mp3',
      title: '',
      artist: '',
      album: '',
      number: 1,
      seconds: 1,
      encode: ['-map_metadata', '-1', '-c:a', 'libmp3lame'],
    },
  ]);
  for (let number = 0; number < files; number += 1) {
    const folder = join(library, `Artist ${number % 10}`, `Album ${number % 30}`);
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(world.root, 'one.mp3'), join(folder, `Song ${number}.mp3`));
  }
  await world.dataDir();
}, slow.timeout);
afterAll(() => world.close());

/** Waits until the import has taken in some files. */
const underWay = (dataDir: string) =>
  eventually(async () => {
    const rows = await ask<{ n: string }>(dataDir, 'select count(*) as n from library_files').catch(() => []);
    return Number(rows[0]?.n ?? 0) > 0 ? true : null;
  });
const added = `Added ${files}, changed 0, unchanged 0, missing 0, failed 0.`;

describe('an import and a server share the database', slow, () => {
  it('when the import came first and ends first: the server stays', async () => {
    const dataDir = await world.dataDir();
    const imported = world.start('import', dataDir, [library]);
    await eventually(async () => supervisorOf(dataDir));
    const site = await world.serve(dataDir, { WORKER: 'false' });
    const postmaster = postmasterOf(dataDir);
    expect([await imported.exit, imported.output()]).toEqual([0, expect.stringContaining(added)]);
    expect(await site.ready()).toBe(200);
    expect(postmasterOf(dataDir)).toBe(postmaster);
    site.signalGroup('SIGINT');
    expect(await site.exit).toBe(0);
    await untilNoneLeft(dataDir);
  });

  it('when the server came first and stops first: the import goes on to its end', async () => {
    const dataDir = await world.dataDir();
    const site = await world.serve(dataDir, { WORKER: 'false' });
    const imported = world.start('import', dataDir, [library]);
    await underWay(dataDir);
    site.signalGroup('SIGINT');
    expect(await site.exit).toBe(0);
    expect([await imported.exit, imported.output()]).toEqual([0, expect.stringContaining(added)]);
    await untilNoneLeft(dataDir);
  });

  it('when the import is stopped by Ctrl-C or killed: the server stays', async () => {
    const dataDir = await world.dataDir();
    const site = await world.serve(dataDir, { WORKER: 'false' });
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const imported = world.start('import', dataDir, [library]);
      await underWay(dataDir);
      imported.signalGroup(signal);
      await imported.exit;
      expect(await site.ready()).toBe(200);
      await ask(dataDir, 'truncate library_files cascade');
    }
    site.signalGroup('SIGINT');
    expect(await site.exit).toBe(0);
    await untilNoneLeft(dataDir);
  });

  it('when the database is killed: the import goes on where it was, and everything is in once', async () => {
    const dataDir = await world.dataDir();
    const imported = world.start('import', dataDir, [library]);
    await underWay(dataDir);
    kill(postmasterOf(dataDir));
    expect([await imported.exit, imported.output()]).toEqual([0, expect.stringContaining('failed 0.')]);
    const site = await world.serve(dataDir, { WORKER: 'false' });
    const rows = await ask(
      dataDir,
      `select (select count(distinct path) from library_files where state = 'ok')::integer as files,
        (select count(*) from tracks)::integer as tracks, (select count(*) from imports)::integer as runs`,
    );
    expect(rows).toEqual([{ files, tracks: files, runs: 1 }]);
    site.signalGroup('SIGINT');
    expect(await site.exit).toBe(0);
    await untilNoneLeft(dataDir);
  });
});
