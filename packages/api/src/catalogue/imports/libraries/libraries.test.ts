import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { withLibraryLock } from '../queries.ts';
import { ImportBench } from '../testing.ts';

let bench: ImportBench;
let outside: string;
beforeAll(async () => {
  bench = await ImportBench.open();
  outside = await mkdtemp(join(tmpdir(), 'kantele-outside-'));
});
afterAll(async () => {
  await bench.close();
  await rm(outside, { recursive: true, force: true });
});
beforeEach(() => bench.clear());

const admin = () => bench.admin().imports;
/** Folders an admin may choose from, for one test. */
async function withRoots<Result>(roots: string[], work: () => Promise<Result>): Promise<Result> {
  const { services } = bench.site;
  const before = services.libraryRoots;
  services.libraryRoots = roots;
  try {
    return await work();
  } finally {
    services.libraryRoots = before;
  }
}
async function library() {
  await bench.write('A/1.mp3', { title: 'One', album: 'A', artists: [{ name: 'Ada', role: 'main' }] });
  const { library: made } = await admin().createLibrary({ path: bench.root, name: 'Music' });
  return made;
}
async function run(id: number) {
  const { import: started } = await admin().startLibrary({ id });
  return bench.run(started.id);
}

describe('a library', () => {
  it('is added with its settings, imported, and tells its state', async () => {
    const made = await library();
    expect(made).toMatchObject({
      name: 'Music',
      path: bench.root,
      state: 'idle',
      last_import: null,
      watch: false,
      sides: 'auto',
      separators: [';', ' / '],
      folders_as_hint: true,
    });
    const { import: started } = await admin().startLibrary({ id: made.id });
    expect((await admin().library({ id: made.id })).library.state).toBe('queued');
    await bench.run(started.id);
    const [listed] = (await admin().libraries()).libraries;
    expect(listed).toMatchObject({ id: made.id, state: 'idle', last_import: { state: 'done', added: 1 } });
    const again = await refusal(admin().createLibrary({ path: bench.root }));
    expect(again).toMatchObject({ code: 'invalid', fields: { path: [expect.any(String)] } });
  });

  it('divides artists as its settings say', async () => {
    const { id } = await library();
    await admin().updateLibrary({ id, separators: [' & '] });
    await bench.write('B/1.mp3', {
      title: 'Two',
      album: 'B',
      artists: [{ name: 'Bob & Cyd; Dot', role: 'main' }],
    });
    await run(id);
    const { data } = (await (await bench.site.guest()).artists.list({ orderBy: 'name' })).pagination;
    expect(data.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cyd; Dot']);
    const refused = await refusal(admin().updateLibrary({ id, separators: [' '] }));
    expect(refused.code).toBe('invalid');
    expect((await refusal(admin().updateLibrary({ id: 999, watch: true }))).code).toBe('not_found');
  });

  it('that is not there says so, and is idle again when it is back', async () => {
    const { id } = await library();
    await bench.move('.', '../moved-away');
    expect(await run(id)).toMatchObject({ state: 'failed', error: 'The folder is not there.' });
    expect((await admin().library({ id })).library.state).toBe('unreachable');
    await bench.move('../moved-away', '.');
    await run(id);
    expect((await admin().library({ id })).library.state).toBe('idle');
  });

  it('is forgotten only when that is confirmed: its tracks are missing, and come back with it', async () => {
    const { id } = await library();
    await run(id);
    const track = await bench.trackAt('A/1.mp3');
    expect((await refusal(admin().deleteLibrary({ id } as never))).code).toBe('invalid');
    await admin().deleteLibrary({ id, confirm: true });
    const guest = await bench.site.guest();
    expect((await guest.tracks.get({ id: track ?? 0 })).track.status).toBe('missing');
    expect((await admin().libraries()).libraries).toEqual([]);
    const again = await library();
    expect(await run(again.id)).toMatchObject({ added: 0, changed: 1 });
    expect(await bench.trackAt('A/1.mp3')).toBe(track);
  });

  it('is not forgotten while it is imported', async () => {
    const { id } = await library();
    const held = await withLibraryLock(bench.site.services.db, id, async () => {
      expect((await refusal(admin().deleteLibrary({ id, confirm: true }))).code).toBe('conflict');
    });
    expect([held, (await admin().libraries()).libraries.length]).toEqual([true, 1]);
    await admin().deleteLibrary({ id, confirm: true });
    expect((await admin().libraries()).libraries).toEqual([]);
  });

  it('is no whole disk', async () => {
    const refused = await withRoots(['/'], () => refusal(admin().createLibrary({ path: '/' })));
    expect(refused.fields).toEqual({ path: ['The whole disk cannot be a library.'] });
  });

  it('lies below the allowed folders; what is elsewhere is as if it were not there', async () => {
    await withRoots([bench.root], async () => {
      const answers = [outside, '/etc', join(bench.root, '..')].map((path) =>
        refusal(admin().start({ path })),
      );
      for (const { code, fields } of await Promise.all(answers)) {
        expect([code, fields]).toEqual(['invalid', { path: ['No such folder.'] }]);
      }
      await symlink(outside, join(bench.root, 'way-out'));
      expect((await refusal(admin().start({ path: join(bench.root, 'way-out') }))).code).toBe('invalid');
      await mkdir(join(bench.root, 'in'));
      expect((await admin().start({ path: join(bench.root, 'in') })).import.state).toBe('queued');
    });
  });
});

describe('browsing folders', () => {
  it('shows the allowed folders, and those below them by name', async () => {
    await bench.write('A/1.mp3', {});
    await bench.write('B/C/1.mp3', {});
    await bench.write('.hidden/1.mp3', {});
    await symlink(outside, join(bench.root, 'link'));
    await withRoots([bench.root, join(bench.root, 'A'), '/not/there'], async () => {
      expect(await admin().browse({})).toEqual({
        path: null,
        parent: null,
        folders: [{ name: bench.root, path: bench.root }],
      });
      expect(await admin().browse({ path: `${bench.root}/` })).toEqual({
        path: bench.root,
        parent: null,
        folders: ['A', 'B'].map((name) => ({ name, path: join(bench.root, name) })),
      });
      expect(await admin().browse({ path: join(bench.root, 'B') })).toMatchObject({
        parent: bench.root,
        folders: [{ name: 'C' }],
      });
    });
  });

  it.each([
    ['a parent', () => join(bench.root, '..')],
    ['a way around', () => `${bench.root}/A/../../..`],
    ['a neighbour whose name begins alike', () => `${bench.root}-private`],
    ['a link', () => join(bench.root, 'link')],
    ['the system', () => '/etc'],
    ['the root', () => '/'],
    ['a relative path', () => 'A'],
    ['a NUL', () => `${bench.root}\0/etc`],
    ['a file', () => join(bench.root, 'A/1.mp3')],
    ['a long path', () => `/${'x'.repeat(4_000)}`],
  ])('does not show %s', async (_, path) => {
    await bench.write('A/1.mp3', {});
    await symlink(outside, join(bench.root, 'link'));
    await mkdir(`${bench.root}-private`, { recursive: true });
    await withRoots([bench.root], async () => {
      expect((await refusal(admin().browse({ path: path() }))).code).toBe('not_found');
    });
    await rm(`${bench.root}-private`, { recursive: true });
  });
});

describe('the report of a library', () => {
  it('groups what did not come in by reason, with what to do, and counts what was left out', async () => {
    const { id } = await library();
    for (const n of [1, 2, 3]) await bench.write(`broken ${n}.mp3`, 'no music');
    await bench.write('big.mp3', { title: 'Big', album: 'Big' });
    bench.tools.onRead = (path) => {
      if (path.endsWith('big.mp3')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    };
    for (const name of ['a.nfo', 'b/c.NFO', 'list.m3u', 'notes.txt', 'noending'])
      await bench.write(name, 'x');
    await bench.write('cover.jpg', 'x');
    await symlink(outside, join(bench.root, 'way-out'));
    await bench.write(
      'A/1.cue',
      'FILE "1.mp3" MP3\nTRACK 01 AUDIO\nINDEX 01 1:0:0\nTRACK 02 AUDIO\nINDEX 01 0:0:0',
    );
    await run(id);
    const report = await admin().report({ id });
    expect(report.files).toEqual({ ok: 1, failed: 3, missing: 0, duplicates: 0 });
    expect(report.failures).toMatchObject([
      { kind: 'broken', count: 3, examples: ['broken 1.mp3', 'broken 2.mp3', 'broken 3.mp3'] },
      { kind: 'link_outside', count: 1, examples: ['way-out'] },
      { kind: 'unreadable', count: 1, examples: ['big.mp3'] },
    ]);
    for (const { advice } of report.failures) expect(advice).toMatch(/\w+ \w+.*\./);
    expect(report.notices).toMatchObject([
      { kind: 'cue_sheet', reason: 'cue sheet: its times do not ascend', examples: ['A/1.mp3'] },
    ]);
    expect(report.left_out).toEqual([
      { extension: 'nfo', count: 2, examples: ['a.nfo', 'b/c.NFO'] },
      { extension: '', count: 1, examples: ['noending'] },
      { extension: 'm3u', count: 1, examples: ['list.m3u'] },
      { extension: 'txt', count: 1, examples: ['notes.txt'] },
    ]);
    expect((await refusal(admin().report({ id: 999 }))).code).toBe('not_found');
  });

  it('lists files by state in pages, and failures are read again on request', async () => {
    const { id } = await library();
    for (const n of [1, 2, 3]) await bench.write(`broken ${n}.mp3`, 'no music');
    await run(id);
    const first = (await admin().files({ id, per_page: 2 })).pagination;
    expect(first.data.map(({ path }) => path)).toEqual(['broken 1.mp3', 'broken 2.mp3']);
    expect(first.data[0]).toMatchObject({ kind: 'broken', reason: 'This is no audio file.', track: null });
    const next = (await admin().files({ id, per_page: 2, cursor: first.next_cursor })).pagination;
    expect(next.data.map(({ path }) => path)).toEqual(['broken 3.mp3']);
    const fine = (await admin().files({ id, state: 'ok' })).pagination.data;
    expect(fine).toMatchObject([{ path: 'A/1.mp3', track: { name: 'One' } }]);

    const read: string[] = [];
    bench.tools.onRead = (path) => void read.push(path.slice(bench.root.length + 1));
    const retry = async (more: object) => {
      read.length = 0;
      const { import: started } = await admin().retry({ id, ...more });
      await bench.run(started.id);
      return read.sort();
    };
    expect(await retry({ path: 'broken 2.mp3' })).toEqual(['broken 2.mp3']);
    expect(await retry({ kind: 'empty' })).toEqual([]);
    expect(await retry({})).toEqual(['broken 1.mp3', 'broken 2.mp3', 'broken 3.mp3']);
    await admin().deleteLibrary({ id, confirm: true });
    expect((await refusal(admin().retry({ id }))).code).toBe('not_found');
    const { db } = bench.site.services;
    const failed = await db
      .selectFrom('library_files')
      .select('mtime_ms')
      .where('state', '=', 'failed')
      .execute();
    expect(failed.every(({ mtime_ms }) => mtime_ms > 0)).toBe(true);
  });
});

describe('a run', () => {
  it('can be stopped, queued or going on; what came in stays', async () => {
    for (let n = 1; n <= 300; n += 1) {
      await bench.write(`${n % 15}/${n}.mp3`, { title: `Song ${n}`, album: `${n % 15}`, number: n });
    }
    const queued = await bench.start();
    expect((await admin().cancel({ id: queued })).import.state).toBe('cancelled');
    expect(await bench.run(queued)).toMatchObject({ state: 'cancelled', processed: 0 });
    const id = await bench.start();
    expect(id).not.toBe(queued);
    let read = 0;
    const stopped: Promise<unknown>[] = [];
    bench.tools.onRead = () => {
      read += 1;
      if (read === 1) stopped.push(admin().cancel({ id }));
    };
    const slow = bench.tools.readTags.bind(bench.tools);
    bench.tools.readTags = async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return slow(path);
    };
    const over = await bench.run(id);
    bench.tools.readTags = slow;
    await Promise.all(stopped);
    expect(over).toMatchObject({ state: 'cancelled', error: null });
    expect(over.processed).toBeGreaterThan(0);
    expect(over.processed).toBeLessThan(300);
    expect(over.added).toBe(over.processed);
    expect((await refusal(admin().cancel({ id }))).code).toBe('conflict');
    bench.tools.onRead = () => {};
    expect(await bench.import()).toMatchObject({ state: 'done', added: 300 - over.added });
  });
});
