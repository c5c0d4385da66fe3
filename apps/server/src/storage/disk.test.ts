import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { conformsToStorage } from './conformance.ts';
import { diskStorage } from './disk.ts';

const folders: string[] = [];
async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kantele-disk-'));
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Puts links, and names that are no keys, into a folder that is a store. */
async function litter(root: string, outside: string): Promise<void> {
  await mkdir(join(outside, 'secrets'), { recursive: true });
  await writeFile(join(outside, 'secrets/passwords'), 'secret');
  await mkdir(join(root, 'images'), { recursive: true });
  await symlink(join(outside, 'secrets'), join(root, 'images/linked'));
  await symlink(join(outside, 'secrets/passwords'), join(root, 'images/passwords'));
  await symlink('.', join(root, 'images/circle'));
  await symlink(join(root, 'nowhere'), join(root, 'images/dangling'));
  await writeFile(join(root, 'images/with a space'), 'x');
  await writeFile(join(root, '.hidden'), 'x');
}

describe('the disk driver', () => {
  conformsToStorage(async () => {
    const root = await newFolder();
    return { storage: diskStorage(root), workDir: await newFolder(), again: () => diskStorage(root) };
  });

  it('lists nothing that a link leads to, and removes a link without what it leads to', async () => {
    const [root, outside] = [await newFolder(), await newFolder()];
    const storage = diskStorage(root);
    await litter(root, outside);
    await storage.put('images/own', new Uint8Array(1));
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    expect(keys).toEqual(['images/own']);
    await storage.remove('images/linked');
    await storage.remove('images/passwords');
    expect(await readFile(join(outside, 'secrets/passwords'), 'utf8')).toBe('secret');
  });

  it('lists what a writer has left behind that did not come to its end, and no folder that is not there', async () => {
    const root = await newFolder();
    const storage = diskStorage(root);
    await storage.put('exports/1.zip', new Uint8Array(1));
    await writeFile(join(root, 'exports/2.zip.0123456789ab.partial'), 'half');
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    expect(keys.sort()).toEqual(['exports/1.zip', 'exports/2.zip.0123456789ab.partial']);
    for await (const file of diskStorage(join(root, 'nowhere')).list()) throw new Error(file.key);
  });
});
