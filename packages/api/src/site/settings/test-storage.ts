import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../core/context.ts';
import type { ConnectionTest } from './contract.ts';
import { runConnectionTest } from './run-connection-test.ts';

/** Writes, reads and removes a small file. */
export async function testStorage(ctx: Context): Promise<ConnectionTest> {
  const { storage } = ctx.services;
  const key = `connection-test/${randomBytes(8).toString('hex')}`;
  const data = randomBytes(1_024);
  return runConnectionTest(ctx, async () => {
    try {
      await storage.put(key, data);
      const read = await storage.withLocal(key, (path) => readFile(path));
      if (!data.equals(read)) throw new Error('What was read is not what was written.');
    } finally {
      await storage.remove(key);
    }
    if (await storage.stat(key)) throw new Error('The file is still there after it was removed.');
    return ctx.translate('A file was written, read and removed.');
  });
}
