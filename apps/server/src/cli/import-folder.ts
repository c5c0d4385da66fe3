import { resolve } from 'node:path';
import {
  AppError,
  createImport,
  fieldTexts,
  getImport,
  type Log,
  runImport,
  systemContext,
} from '@kantele/api/server';
import { machine, readEnv } from '../env.ts';
import { openServices } from '../services.ts';
import { onStop } from '../stop-signals.ts';
import { progressLine } from './progress.ts';

/** `npm run import -- <folder>`: imports a folder now, also while the server runs. */
async function main() {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run import -- <folder>');
  const log: Log = { info() {}, warn() {}, error: (_data, message) => console.error(message) };
  const running = await openServices(readEnv(), log);
  const stop = new AbortController();
  onStop(() => stop.abort());
  try {
    const ctx = systemContext(running.services, 'command:import', stop.signal);
    const { id } = await createImport(ctx, { path: resolve(machine.callerDir, folder) });
    const line = progressLine(process.stdout);
    await runImport(ctx, { import_id: id }, { signal: stop.signal, onProgress: line.update });
    line.end();
    const { import: done } = await getImport(ctx, { id });
    if (done.state === 'failed') throw new Error(done.error ?? 'The import failed.');
    const { added, changed, unchanged, missing, failed } = done;
    console.log(
      `Added ${added}, changed ${changed}, unchanged ${unchanged}, missing ${missing}, failed ${failed}.`,
    );
    for (const failure of done.failures) console.log(`  ${failure.path}: ${failure.reason}`);
    if (done.state === 'needs_confirmation') {
      console.log('More than a tenth of this library is missing: nothing was marked.');
      console.log(
        `If the files are really gone, confirm with POST /api/v1/imports/${id}/confirm as an admin.`,
      );
    }
    console.log('Renditions and covers are made in the background by the server.');
  } finally {
    await running.close();
  }
}

main().catch((error: unknown) => {
  const fields = error instanceof AppError && error.fields ? fieldTexts(error.fields) : null;
  console.error(
    fields ? Object.values(fields).flat().join(' ') : error instanceof Error ? error.message : String(error),
  );
  process.exit(1);
});
