import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing.ts';
import { ImportBench } from './testing.ts';

let bench: ImportBench;
let base: string;
beforeAll(async () => {
  bench = await ImportBench.open();
  base = await mkdtemp(join(tmpdir(), 'kantele-folders-'));
  for (const folder of ['music/inner', 'music-private', 'other', 'twice', 'late']) {
    await mkdir(join(base, folder), { recursive: true });
  }
  await writeFile(join(base, 'file.mp3'), 'x');
});
afterAll(async () => {
  await bench.close();
  await rm(base, { recursive: true, force: true });
});

const start = (path: string) => bench.admin().imports.start({ path });

describe('starting an import', () => {
  it('is for those who may change settings only', async () => {
    const path = join(base, 'music');
    const guest = await bench.site.guest();
    expect((await refusal(guest.imports.start({ path }))).code).toBe('unauthenticated');
    const editor = bench.site.as('albums.manage', 'tracks.manage', 'files.manage', 'admin.access');
    const answers = await Promise.all([
      refusal(editor.imports.start({ path })),
      refusal(editor.imports.list({})),
      refusal(editor.imports.get({ id: 1 })),
      refusal(editor.imports.confirmMissing({ id: 1 })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('forbidden'));
    expect((await bench.admin().imports.list({})).pagination.data).toEqual([]);
  });

  it.each([
    ['a relative path', () => 'music'],
    ['a path upwards', () => '../music'],
    ['nothing', () => ''],
    ['the whole disk', () => '/'],
    ['the whole disk in other words', () => '/tmp/..'],
    ['a NUL', () => `${join(base, 'music')}\0/etc`],
    ['a folder that is not there', () => join(base, 'nowhere')],
    ['a file', () => join(base, 'file.mp3')],
    ['an endless path', () => `/${'x'.repeat(4_096)}`],
    ['a name longer than the disk allows', () => `/${'x'.repeat(4_000)}`],
  ])('refuses %s', async (_name, path) => {
    const answer = await refusal(start(path()));
    expect(answer).toMatchObject({ code: 'invalid', fields: { path: [expect.any(String)] } });
  });

  it('refuses a folder inside or around another library, also through a link', async () => {
    const { import: run } = await start(join(base, 'music'));
    expect(run).toMatchObject({ path: join(base, 'music'), state: 'queued', total: null, processed: 0 });
    await symlink(join(base, 'music', 'inner'), join(base, 'link'));
    for (const path of [join(base, 'music', 'inner'), base, join(base, 'link')]) {
      const answer = await refusal(start(path));
      expect(answer, path).toMatchObject({ code: 'invalid', fields: { path: [expect.any(String)] } });
    }
    expect((await start(join(base, 'music-private'))).import.state).toBe('queued');
  });

  it('again while one is queued is the same run, with one job', async () => {
    const path = join(base, 'other');
    const { id } = (await start(path)).import;
    expect((await start(`${path}/`)).import.id).toBe(id);
    const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker.jobs
      where key = ${`import:${id}`}`.execute(bench.site.services.db);
    expect(rows[0]?.count).toBe(1);
    await bench.run(id);
    expect((await start(path)).import.id).not.toBe(id);
  });

  it('five times at once is one run, for a new folder and for a known one', async () => {
    const path = join(base, 'twice');
    for (let round = 0; round < 2; round += 1) {
      const runs = await Promise.all(Array.from({ length: 5 }, () => start(path)));
      const ids = new Set(runs.map((run) => run.import.id));
      expect(ids.size).toBe(1);
      for (const id of ids) await bench.run(id);
    }
  });

  it('of a folder that goes away before the run ends with a sentence', async () => {
    const path = join(base, 'late');
    const { id } = (await start(path)).import;
    await rm(path, { recursive: true });
    expect(await bench.run(id)).toMatchObject({ state: 'failed', error: 'The folder is not there.' });
  });

  it('shows runs newest first, in pages', async () => {
    const all = (await bench.admin().imports.list({ per_page: 100 })).pagination.data.map(({ id }) => id);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    const first = (await bench.admin().imports.list({ per_page: 2 })).pagination;
    const next = await bench.admin().imports.list({ per_page: 2, cursor: first.next_cursor });
    expect([...first.data, ...next.pagination.data].map(({ id }) => id)).toEqual(all.slice(0, 4));
    expect((await refusal(bench.admin().imports.get({ id: 4_444 }))).code).toBe('not_found');
    expect((await refusal(bench.admin().imports.confirmMissing({ id: all[0] ?? 0 }))).code).toBe('conflict');
  });
});
