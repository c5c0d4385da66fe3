import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBelow, signatureOf, walk } from './walk.ts';

let base: string;
let root: string;
const signal = new AbortController().signal;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kantele-walk-'));
  root = join(base, 'music');
  await mkdir(root);
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function touch(path: string, content = 'x') {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}
const paths = async () => (await walk(root, signal)).files.map(({ path }) => path);

describe('a walk through a folder', () => {
  it('finds audio files at any depth, sorted, with size and time', async () => {
    await touch('b/c/d/3.FLAC');
    await touch('b/2.Mp3', 'four');
    await touch('1.opus');
    for (const other of ['cover.jpg', 'b/list.m3u', 'mp3', 'x.mp3.part', 'y.txt']) await touch(other);
    const { files, problems } = await walk(root, signal);
    expect(files.map(({ path }) => path)).toEqual(['1.opus', 'b/2.Mp3', 'b/c/d/3.FLAC']);
    expect(files[1]).toMatchObject({ size: 4, mtime_ms: expect.any(Number) });
    expect(Number.isInteger(files[1]?.mtime_ms)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('leaves hidden files and folders alone', async () => {
    for (const path of ['.hidden.mp3', '.trash/a.mp3', 'a/._b.mp3', 'a/b.mp3']) await touch(path);
    expect(await paths()).toEqual(['a/b.mp3']);
  });

  it('takes names as they are', async () => {
    const names = [
      '-i x.mp3',
      '$(id).mp3',
      'a\nb.mp3',
      "it's; rm -rf.mp3",
      '%00.mp3',
      '🎵 é.mp3',
      'x .mp3',
      '*.mp3',
    ];
    for (const name of names) await touch(name);
    expect(await paths()).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('reports links that lead out of the folder and never follows them', async () => {
    await mkdir(join(base, 'music-private'));
    await writeFile(join(base, 'music-private', 'secret.mp3'), 'x');
    await touch('own.mp3');
    await symlink(join(base, 'music-private'), join(root, 'private'));
    await symlink('../music-private/secret.mp3', join(root, 'file.mp3'));
    await symlink('/etc', join(root, 'etc'));
    await symlink('nowhere', join(root, 'broken'));
    const { files, problems } = await walk(root, signal);
    expect(files.map(({ path }) => path)).toEqual(['own.mp3']);
    expect(problems.map(({ path }) => path).sort()).toEqual(['broken', 'etc', 'file.mp3', 'private']);
  });

  it('finds a file once, though links inside the folder lead to it again', async () => {
    await touch('a/1.mp3');
    await symlink('a', join(root, 'b'));
    await symlink('a/1.mp3', join(root, 'c.mp3'));
    await symlink('.', join(root, 'a', 'loop'));
    await symlink(root, join(root, 'self'));
    const { files, problems } = await walk(root, signal);
    expect(files.map(({ path }) => path)).toEqual(['a/1.mp3']);
    expect(problems).toEqual([]);
  });

  it('starts from a link to the folder too', async () => {
    await touch('a.mp3');
    await symlink(root, join(base, 'link'));
    expect((await walk(join(base, 'link'), signal)).files.map(({ path }) => path)).toEqual(['a.mp3']);
  });

  it('goes forty folders deep and says so beyond', async () => {
    const folder = (depth: number) => Array.from({ length: depth }, (_, index) => `${index}`).join('/');
    await touch(`${folder(40)}/in.mp3`);
    await touch(`${folder(41)}/out.mp3`);
    const { files, problems } = await walk(root, signal);
    expect(files.map(({ path }) => path)).toEqual([`${folder(40)}/in.mp3`]);
    expect(problems).toEqual([
      { path: folder(41), kind: 'too_deep', reason: 'Folders are nested too deep.' },
    ]);
  });

  it('looks other than before when a cue sheet was written anew', async () => {
    await touch('a.flac');
    const before = signatureOf(await walk(root, signal));
    await touch('a.cue');
    const added = signatureOf(await walk(root, signal));
    await utimes(join(root, 'a.cue'), 1, 1);
    const changed = signatureOf(await walk(root, signal));
    expect(new Set([before, added, changed]).size).toBe(3);
    expect(signatureOf(await walk(root, signal))).toBe(changed);
  });

  it('ends when it is called off, and fails when the folder is not there', async () => {
    await touch('a.mp3');
    await expect(walk(root, AbortSignal.abort())).rejects.toThrow();
    await expect(walk(join(root, 'nowhere'), signal)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a path below another', () => {
  it.each([
    ['/music', '/music', true],
    ['/music', '/music/a', true],
    ['/', '/music', true],
    ['/music', '/music-private', false],
    ['/music', '/', false],
    ['/music/a', '/music', false],
  ])('%s holds %s: %s', (folder, path, below) => {
    expect(isBelow(folder, path)).toBe(below);
  });
});
