import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, openProcessWorld, type ProcessWorld, slow } from './process-world.ts';

let world: ProcessWorld;
beforeAll(async () => {
  world = openProcessWorld();
  await world.dataDir();
}, slow.timeout);
afterAll(() => world.close());

describe('npm run files', slow, () => {
  const run = async (dataDir: string, ...args: string[]) => {
    const command = world.start('files', dataDir, args);
    return { code: await command.exit, lines: command.output().trim().split('\n') };
  };

  it('says that a store is complete', async () => {
    const dataDir = await world.dataDir();
    const { code, lines } = await run(dataDir, '--verify');
    expect([code, lines.at(-1)]).toEqual([0, '0 stored files, 0 missing, 0 unknown.']);
  });

  it('names what is missing and what is unknown beside a running server, and ends with 1', async () => {
    const dataDir = await world.dataDir();
    await world.serve(dataDir, { WORKER: 'false' });
    await ask(
      dataDir,
      "insert into stored_files (key, kind, owner, size, state) values ('exports/1.zip', 'export', '1', 1, 'stored')",
    );
    mkdirSync(join(dataDir, 'files/exports'), { recursive: true });
    writeFileSync(join(dataDir, 'files/exports/2.zip'), 'x');
    const { code, lines } = await run(dataDir, '--verify');
    expect([code, lines.slice(-4)]).toEqual([
      1,
      [
        'missing  exports/1.zip',
        'unknown  exports/2.zip',
        '1 stored file, 1 missing, 1 unknown.',
        'Stored files are missing.',
      ],
    ]);
  });

  it('tells how it is used when it is used in another way, and starts nothing', async () => {
    const { code, lines } = await run(await world.dataDir(), '--verfy');
    expect([code, lines[0]]).toEqual([1, expect.stringContaining('Usage: npm run files -- --verify')]);
  });
});
