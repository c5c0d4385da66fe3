import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformsToStorage } from '../src/storage/conformance.ts';
import { s3Storage } from '../src/storage/s3.ts';
import type { CephGateway } from './ceph.ts';
import { sharedCeph } from './shared-ceph.ts';

let ceph: CephGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kantele-s3-'));
  ceph = await sharedCeph();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the S3 driver, with the gateway of Ceph', () => {
  conformsToStorage(async () => {
    const tempDir = join(folder, 'tmp');
    await mkdir(tempDir, { recursive: true });
    const config = await ceph.newBucket();
    return {
      storage: s3Storage(config, tempDir),
      workDir: folder,
      again: () => s3Storage(config, tempDir),
    };
  });

  it('leaves no copy behind of what was needed on disk', async () => {
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it('takes a large local file in parts', async () => {
    const storage = s3Storage(await ceph.newBucket(), folder);
    const path = join(folder, 'large.bin');
    await writeFile(path, Buffer.alloc(40_000_000, 'kantele'));
    expect((await storage.putFile('large', path)).size).toBe(40_000_000);
    await expect(readdir(folder)).resolves.not.toContain('large.bin');
  });
});
