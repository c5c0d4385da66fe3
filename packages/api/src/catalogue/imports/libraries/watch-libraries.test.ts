import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportBench } from '../testing.ts';
import { type WatchOptions, watchLibraries } from './watch-libraries.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const quick: WatchOptions = { refreshMs: 50, quietMs: 60, pollMs: 80 };
const runs = async () => (await bench.admin().imports.list({ per_page: 100 })).pagination.data;

async function library(watch: boolean) {
  await bench.write('one.mp3', { title: 'One', album: 'A' });
  const { import: first } = await bench.admin().imports.start({ path: bench.root });
  await bench.run(first.id);
  await bench.admin().imports.updateLibrary({ id: first.library_id, watch });
}

describe.each([
  ['told by the system', {}],
  ['looking through it', { notify: false }],
])('a watched library, %s', (_, more) => {
  it('is imported once when something changes, however many watch it', async () => {
    await library(true);
    const watching = [1, 2, 3].map(() => watchLibraries(bench.site.system(), { ...quick, ...more }));
    try {
      await bench.write('two.mp3', { title: 'Two', album: 'A' });
      await expect.poll(runs).toHaveLength(2);
      const [run] = await runs();
      expect(run).toMatchObject({ started_by: 'watch', state: 'queued' });
      expect(await bench.run(run?.id ?? 0)).toMatchObject({ added: 1, unchanged: 1 });
      // Had one of the others started a run for the same change, this would be the fourth.
      await bench.write('three.mp3', { title: 'Three', album: 'A' });
      await expect.poll(runs).toHaveLength(3);
    } finally {
      await Promise.all(watching.map((one) => one.stop()));
    }
  });

  it('is left alone when nobody asked to watch it', async () => {
    await library(false);
    const other = await mkdtemp(join(tmpdir(), 'kantele-watched-'));
    const { library: watched } = await bench.admin().imports.createLibrary({ path: other, watch: true });
    const watching = watchLibraries(bench.site.system(), { ...quick, ...more });
    await bench.write('two.mp3', { title: 'Two', album: 'A' });
    await writeFile(join(other, 'one.mp3'), '{}');
    // By the time the watched one has its run, the other has been passed over as often.
    await expect.poll(async () => (await runs()).some((run) => run.library_id === watched.id)).toBe(true);
    await watching.stop();
    expect((await runs()).filter((run) => run.library_id !== watched.id)).toHaveLength(1);
    await rm(other, { recursive: true });
  });
});
