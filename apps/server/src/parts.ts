import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Storage } from '@kantele/api/server';
import { createOnce, startEmbedded } from '@kantele/db/embedded';
import { type Env, machine } from './env.ts';
import { diskStorage } from './storage/disk.ts';
import { s3Storage } from './storage/s3.ts';

/** What a site consists of, as the environment says: its database, its file store, its key. */

export interface OpenDatabase {
  url: string;
  /** True when it is the embedded Postgres. */
  embedded: boolean;
  close(): Promise<void>;
}

/**
 * The database of a site, as it is: nothing is migrated.
 * @param onChange told when the embedded one died, and when it is back
 */
export async function openDatabase(env: Env, onChange: (message: string) => void): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, embedded: false, close: async () => {} };
  const postgres = await startEmbedded({ dataDir: env.DATA_DIR, onChange });
  return { url: postgres.url, embedded: true, close: () => postgres.stop() };
}

export function storageOf(env: Env, tempDir: string): Storage {
  return env.s3 ? s3Storage(env.s3, tempDir) : diskStorage(join(env.DATA_DIR, 'files'));
}

/** Name of the key's file in the data folder. */
export const keyInFolder = 'secret.key';

/** The key from the environment, else one generated on the first start and kept beside the data. */
export async function secretOf(env: Env): Promise<Buffer> {
  if (env.SECRET_KEY) return Buffer.from(env.SECRET_KEY);
  const path = join(env.DATA_DIR, keyInFolder);
  const text = await createOnce(path, () => randomBytes(48).toString('base64url'));
  if (text.length < 32) throw new Error(`${path} is damaged: it must hold at least 32 characters.`);
  return Buffer.from(text);
}

/** Where backups are: the folder that is named, else that of the environment, else one in the data folder. */
export function backupFolderOf(env: Env, named: string | null = null): string {
  return resolve(machine.callerDir, named ?? env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'));
}

/** The key of a site that is there already. @throws Error with a sentence when there is none */
export async function knownSecretOf(env: Env): Promise<string> {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const path = join(env.DATA_DIR, keyInFolder);
  const text = await readFile(path, 'utf8').catch(() => '');
  if (text.trim() === '') throw new Error(`There is no key of a site in ${path}.`);
  return text.trim();
}
