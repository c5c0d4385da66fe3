import { resolve } from 'node:path';
import { type Context, createImport, libraryReport, listLibraries, retryFailures } from '@kantele/api/server';
import { machine } from '../env.ts';
import { finishRun } from './follow.ts';
import { type Command, commandOf, usage } from './options.ts';
import { libraryLines, runLines } from './report.ts';
import { runCommand } from './run-command.ts';

async function perform(ctx: Context, command: Command) {
  switch (command.kind) {
    case 'import':
      return importOne(ctx, resolve(machine.callerDir, command.folder));
    case 'all':
      for (const { path, name } of (await listLibraries(ctx)).libraries) {
        console.log(`${name} (${path})`);
        await importOne(ctx, path);
      }
      return;
    case 'report':
      for (const { id } of await chosen(ctx, command.library)) {
        console.log(libraryLines(await libraryReport(ctx, { id })).join('\n'));
      }
      return;
    case 'retry':
      for (const { id, name } of await chosen(ctx, command.library)) {
        console.log(`Reading failed files of ${name} again.`);
        const { import: run } = await retryFailures(ctx, { id });
        await finish(ctx, run.id);
      }
  }
}

async function importOne(ctx: Context, path: string) {
  const { id } = await createImport(ctx, { path }, 'command');
  await finish(ctx, id);
}

async function finish(ctx: Context, id: number) {
  const run = await finishRun(ctx, id, process.stdout);
  console.log(runLines(run).join('\n'));
  if (run.state === 'failed') throw new Error(run.error ?? 'The import failed.');
  console.log('Covers and what players need are made in the background by the server.');
}

/** The libraries that match a folder, name or number; all libraries when none is given. */
async function chosen(ctx: Context, word: string | null) {
  const { libraries } = await listLibraries(ctx);
  if (word === null) return libraries;
  const path = resolve(machine.callerDir, word);
  const found = libraries.filter((one) => one.path === path || one.name === word || String(one.id) === word);
  if (found.length === 0) throw new Error(`There is no library ${word}.`);
  return found;
}

/** `npm run import`: imports folders now, also while the server runs, and tells what became of them. */
const command = commandOf(process.argv.slice(2));
if (command) runCommand('import', (ctx) => perform(ctx, command));
else {
  console.error(usage);
  process.exitCode = 1;
}
