import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportBench } from './testing.ts';
import { type WatchOptions, watchLibraries } from './watch-libraries.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const quick: WatchOptions = { refreshMs: 50, quietMs: 60, pollMs: 80 };
const runs = async () => (await bench.admin().imports.list({ perPage: 100 })).pagination.data;

async function eventually(check: () => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < 100; round += 1) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
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
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(await runs()).toHaveLength(1);
      await bench.write('two.mp3', { title: 'Two', album: 'A' });
      expect(await eventually(async () => (await runs()).length === 2)).toBe(true);
      const [run] = await runs();
      expect(run).toMatchObject({ started_by: 'watch', state: 'queued' });
      expect(await bench.run(run?.id ?? 0)).toMatchObject({ added: 1, unchanged: 1 });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await runs()).toHaveLength(2);
    } finally {
      for (const one of watching) one.stop();
    }
  });

  it('is left alone when nobody asked to watch it', async () => {
    await library(false);
    const watching = watchLibraries(bench.site.system(), { ...quick, ...more });
    await bench.write('two.mp3', { title: 'Two', album: 'A' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    watching.stop();
    expect(await runs()).toHaveLength(1);
  });
});
