import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import type { S3Config } from '../src/storage/s3-client.ts';
import { type BackupWorld, openBackupWorld } from './backup-world.ts';
import { sharedCeph } from './shared-ceph.ts';

let world: BackupWorld;
let bucket: S3Config;
beforeAll(async () => {
  bucket = await (await sharedCeph()).newBucket();
  world = await openBackupWorld({ storage: (tempDir) => s3Storage(bucket, tempDir) });
});
afterAll(() => world.close());

const inBucket = ({ bucket, endpoint, region, ...keys }: S3Config) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
});
const keysOf = async (config: S3Config) => {
  const keys: string[] = [];
  for await (const { key } of s3Storage(config, world.folder).list()) keys.push(key);
  return keys.sort();
};

it('files of a bucket come into another bucket, and onto a disk', async () => {
  const first = await world.backUp();
  expect(first).toMatchObject({ missing: [], changed: [], files: { copied: first.files.count } });
  expect((await world.backUp()).files.copied).toBe(0);
  const keys = await keysOf(bucket);
  expect(keys.length).toBeGreaterThan(1);

  const other = await (await sharedCeph()).newBucket();
  const target = await world.addTarget();
  Object.assign(target.env, inBucket(other));
  await target.restore();
  expect(await keysOf(other)).toEqual(keys);

  const onDisk = await world.addTarget();
  await onDisk.restore();
  for (const key of keys) {
    const parts: Uint8Array[] = [];
    for await (const part of s3Storage(other, world.folder).read(key)) parts.push(part);
    expect(readFileSync(join(onDisk.dataDir, 'files', key)).equals(Buffer.concat(parts))).toBe(true);
  }
});

it('a bucket that holds something is refused, and nothing in it is touched', async () => {
  const used = await (await sharedCeph()).newBucket();
  await s3Storage(used, world.folder).put('of/somebody-else', Buffer.from('x'));
  const target = await world.addTarget();
  Object.assign(target.env, inBucket(used));
  await expect(target.restore()).rejects.toThrow('The file store is not empty: it holds of/somebody-else.');
  expect(await keysOf(used)).toEqual(['of/somebody-else']);
  expect(await target.objects()).toBe(0);
});
