import { stat } from 'node:fs/promises';
import type { Database, FileKind, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { queueRemoval } from './jobs.ts';
import { putPending, setStored } from './queries.ts';

/** An object before it is written. */
export interface NewFile {
  key: string;
  kind: Exclude<FileKind, 'unknown'>;
  /** Whose it is; see the table. */
  owner: string;
}

/**
 * Writes an object: its row first, so that bytes whose writer has died are known. It is named by `settleFiles`; until
 * then no removal touches it, and what is not named within a day the nightly sweep removes.
 * @param content bytes, or the path of a local file, which is moved
 */
export async function putFile(ctx: Context, file: NewFile, content: Uint8Array | string): Promise<void> {
  const { storage } = ctx.services;
  const size = typeof content === 'string' ? (await stat(content)).size : content.byteLength;
  await keepFile(ctx, file, size);
  if (typeof content === 'string') await storage.putFile(file.key, content);
  else await storage.put(file.key, content);
}

/** Notes an object whose bytes may be there already, as `putFile` notes a new one. */
export async function keepFile(ctx: Context, file: NewFile, size: number): Promise<void> {
  await putPending(ctx.db, [{ ...file, size }]);
}

/**
 * Completes written objects, in the transaction that names them.
 * @param isNamed false when their owner has gone meanwhile: then they are removed
 * @throws Error when one of them has been removed meanwhile, so that nothing is named that is not there
 */
export async function settleFiles(
  ctx: Context,
  trx: Transaction<Database>,
  keys: readonly string[],
  isNamed: boolean,
): Promise<void> {
  if (keys.length === 0) return;
  const settled = await setStored(trx, keys);
  if (settled < new Set(keys).size) throw new Error('A stored file was removed before it was used.');
  if (!isNamed) await queueRemoval(ctx, trx, keys);
}
