import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { failpoint } from '@kantele/api/server';
import { createDb, migrate, migrationsNamed } from '@kantele/db';
import { type connect, loadTables } from '@kantele/db/backup';
import { runMigrations } from 'graphile-worker';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';

/** Milliseconds a statement of a migration may take. */
const migrationMs = 600_000;

/**
 * Brings an empty database to the schema of a backup and its rows into it.
 * @param path folder of the backup's tables
 * @throws Error with a sentence when the rows do not come in as they were
 */
export async function loadDatabase(
  url: string,
  client: Awaited<ReturnType<typeof connect>>,
  path: string,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  progress.begin('Making tables');
  const handle = createDb({ url, max: 1, statementTimeout: migrationMs });
  try {
    await migrate(handle.db, migrationsNamed(manifest.migrations));
  } finally {
    await handle.close();
  }
  await runMigrations({ connectionString: url });
  progress.begin('Restoring tables', manifest.tables.length);
  const files = new Map(manifest.tables.map(({ area, name, file }) => [`${area} ${name}`, file]));
  await loadTables(client, {
    tables: manifest.tables,
    sequences: manifest.sequences,
    playMonths: manifest.play_months,
    open: ({ area, name }) => {
      progress.signal.throwIfAborted();
      failpoint('restore.table');
      progress.file();
      const packed = createReadStream(join(path, files.get(`${area} ${name}`) ?? ''));
      packed.on('data', (chunk) => progress.bytes(chunk.length));
      // A failure of the file reaches whoever reads what is unpacked.
      return pipeline(packed, createGunzip(), () => {});
    },
  });
}
