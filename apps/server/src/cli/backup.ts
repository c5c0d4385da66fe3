import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../backup/progress.ts';
import { assertNotRestoring } from '../backup/restore-mark.ts';
import { type BackupResult, NotDroppedError, writeBackup } from '../backup/write-backup.ts';
import { type Env, readEnv } from '../env.ts';
import { backupFolderOf, knownSecretOf, openDatabase, storageOf } from '../parts.ts';
import { backupLines } from './backup-report.ts';
import { backupCommandOf, backupUsage } from './options.ts';
import { progressOf, runAlone } from './run-alone.ts';

/** Copies the site of the environment into a folder. */
async function backUp(
  env: Env,
  { to, keep }: { to: string | null; keep: number | null },
  progress: Progress,
): Promise<BackupResult> {
  const folder = backupFolderOf(env, to);
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    throw new Error(`There is no site in ${env.DATA_DIR}.`);
  await assertNotRestoring(env.DATA_DIR);
  const secret = await knownSecretOf(env);
  const database = await openDatabase(env, () => {});
  try {
    const storage = storageOf(env, join(env.DATA_DIR, 'tmp'));
    return await writeBackup({ databaseUrl: database.url, storage, secret }, folder, progress, { keep });
  } finally {
    await database.close();
  }
}

/** `npm run backup`: also while the server runs. */
const command = backupCommandOf(process.argv.slice(2));
if (command) {
  runAlone(async (signal) => {
    const print = (result: BackupResult) =>
      console.log(command.json ? JSON.stringify(result) : backupLines(result).join('\n'));
    try {
      print(await backUp(readEnv(), command, progressOf(signal)));
    } catch (error) {
      if (error instanceof NotDroppedError) print(error.result);
      throw error;
    }
  });
} else {
  console.error(backupUsage);
  process.exitCode = 1;
}
