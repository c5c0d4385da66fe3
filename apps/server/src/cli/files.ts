import { type Context, sweepStore, verifyStore } from '@kantele/api/server';
import { filesCommandOf, filesUsage } from './options.ts';
import { many } from './report.ts';
import { runCommand } from './run-command.ts';

/** Compares the file store with what the database knows of it; throws when something is missing. */
async function verify(ctx: Context): Promise<void> {
  const { objects, missing, unknown } = await verifyStore(ctx, (kind, key) => console.log(`${kind}  ${key}`));
  console.log(`${many(objects, 'stored file')}, ${missing} missing, ${unknown} unknown.`);
  if (missing > 0) throw new Error('Stored files are missing.');
}

/** Removes what nothing knows or names, however much it is. */
async function sweep(ctx: Context): Promise<void> {
  const { removed, missing } = await sweepStore(ctx, { all: true });
  console.log(`Removed ${many(removed, 'stored file')}.`);
  if (missing > 0) throw new Error(`${many(missing, 'stored file')} missing.`);
}

/** `npm run files`: looks after the file store, also while the server runs. */
const command = filesCommandOf(process.argv.slice(2));
if (command) runCommand('files', command === 'verify' ? verify : sweep);
else {
  console.error(filesUsage);
  process.exitCode = 1;
}
