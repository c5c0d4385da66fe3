import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderLockedError, isLocked, lockFolder } from './folder-lock.ts';
import { createOnce } from './local-endpoint.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kantele-lock-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the lock of a folder', () => {
  it('is held by one at a time, who says who it is; roles and copies of the folder have locks of their own', async () => {
    const folder = join(root, 'a folder with a long name '.repeat(8));
    const lock = await lockFolder(folder, 'server', { pid: 7, address: 'here' });
    const error = await lockFolder(folder, 'server', { pid: 8 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FolderLockedError);
    expect((error as FolderLockedError).facts).toEqual({ pid: 7, address: 'here' });
    (await lockFolder(folder, 'other', {})).release();
    const copy = join(root, 'copy');
    await cp(folder, copy, { recursive: true });
    (await lockFolder(copy, 'server', {})).release();
    lock.release();
    expect(await isLocked(folder, 'server')).toBe(false);
    (await lockFolder(folder, 'server', {})).release();
  });

  it('goes to exactly one of many who ask at once', async () => {
    const folder = join(root, 'new');
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, (_, pid) => lockFolder(folder, 'server', { pid })),
    );
    const held = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(1);
    held[0]?.release();
  });
});

describe('a file that is made once', () => {
  it('has one text, whoever comes first, and is for its owner only', async () => {
    const path = join(root, 'key');
    const texts = await Promise.all(Array.from({ length: 8 }, (_, n) => createOnce(path, () => `text ${n}`)));
    expect(new Set(texts).size).toBe(1);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readdir(root)).filter((name) => name.startsWith('key'))).toEqual(['key']);
  });
});
