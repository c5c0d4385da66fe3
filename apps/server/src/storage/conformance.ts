import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFile, Storage } from '@kantele/api/server';
import { beforeEach, expect, it } from 'vitest';
import { appendsToStorage, textOf } from './conformance-append.ts';

/** A store for one test, and a folder beside it for local files. */
export interface TestStore {
  storage: Storage;
  workDir: string;
  /** The same store as another process opens it. */
  again(): Storage;
}

/** What every driver of the file store does: call it inside a `describe` of the driver. */
export function conformsToStorage(open: () => Promise<TestStore>): void {
  let storage: Storage;
  let workDir: string;
  let again: () => Storage;
  beforeEach(async () => {
    ({ storage, workDir, again } = await open());
  });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const listed = async () => {
    const files: ListedFile[] = [];
    for await (const file of storage.list()) files.push(file);
    return files.sort((a, b) => (a.key < b.key ? -1 : 1));
  };

  it('has what was put, with its size and a validator that changes with the bytes', async () => {
    const first = await storage.put('a/b/one.bin', bytes('one'));
    expect(first.size).toBe(3);
    expect(await storage.stat('a/b/one.bin')).toEqual(first);
    const second = await storage.put('a/b/one.bin', bytes('other'));
    expect(second.etag).not.toBe(first.etag);
    expect(await storage.stat('a/b/one.bin')).toEqual(second);
  });

  it('takes a local file, which is gone then', async () => {
    const path = join(workDir, 'made.bin');
    await writeFile(path, 'made');
    expect((await storage.putFile('made/file.bin', path)).size).toBe(4);
    await expect(storage.putFile('made/again.bin', path)).rejects.toThrow();
    expect(await storage.stat('made/again.bin')).toBeNull();
  });

  it('reads all of an object, a part of it, and at a path while that is needed', async () => {
    await storage.put('read/me', bytes('0123456789'));
    expect(await textOf(storage.read('read/me'))).toBe('0123456789');
    expect(await textOf(storage.read('read/me', { start: 3, end: 5 }))).toBe('345');
    expect(await storage.withLocal('read/me', (path) => readFile(path, 'utf8'))).toBe('0123456789');
    const failed = storage.withLocal('read/me', () => Promise.reject(new Error('work')));
    await expect(failed).rejects.toThrow('work');
  });

  it('says that it has no such object where it is read', async () => {
    const gone = { code: 'ENOENT' };
    await expect(textOf(storage.read('not/there'))).rejects.toMatchObject(gone);
    await expect(storage.withLocal('not/there', (path) => readFile(path))).rejects.toMatchObject(gone);
    await expect(storage.withIncomplete('not/there', (path) => readFile(path))).rejects.toMatchObject(gone);
  });

  it('knows nothing of what was removed, and removes what is not there', async () => {
    for (const key of ['x/1', 'x/2', 'y/1']) await storage.put(key, bytes(key));
    await storage.remove('x/1');
    await storage.remove('x/1');
    expect((await listed()).map(({ key }) => key)).toEqual(['x/2', 'y/1']);
    await storage.remove('x/');
    expect((await listed()).map(({ key }) => key)).toEqual(['y/1']);
    expect(await storage.stat('x/2')).toBeNull();
  });

  it('lists every object with its size and time, and nothing when it is empty', async () => {
    expect(await listed()).toEqual([]);
    const before = Date.now() - 2_000;
    const keys = Array.from({ length: 1_200 }, (_, n) => `many/${String(n % 7)}/${n}.bin`).sort();
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, bytes(key))));
    }
    const files = await listed();
    expect(files.map(({ key }) => key)).toEqual(keys);
    for (const { key, size, modified } of files) {
      expect(size).toBe(key.length);
      expect(modified.getTime()).toBeGreaterThan(before);
    }
  });

  it('lists what is there while objects come and go', async () => {
    for (let n = 0; n < 100; n += 1) await storage.put(`stay/${n}`, bytes('stays'));
    for (let n = 0; n < 100; n += 1) await storage.put(`go/${n}`, bytes('goes'));
    const seen = new Set<string>();
    for await (const { key } of storage.list()) {
      seen.add(key);
      if (seen.size === 1) await storage.remove('go/');
    }
    for (let n = 0; n < 100; n += 1) expect(seen).toContain(`stay/${n}`);
  });

  appendsToStorage(() => ({ storage, again: again() }));

  it.each([
    '../out',
    'a/../../out',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'a b',
    'a\0b',
    `${'k'.repeat(501)}`,
  ])('refuses the key %j', async (key) => {
    const refused = async (work: () => unknown) => work();
    await expect(refused(() => storage.put(key, bytes('x')))).rejects.toThrow();
    await expect(refused(() => storage.stat(key))).rejects.toThrow();
    await expect(refused(() => storage.remove(key))).rejects.toThrow();
  });
}
