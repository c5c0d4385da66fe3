import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { machine, readEnv } from '../env.ts';
import { restoreLines } from './backup-report.ts';
import { restoreCommandOf, restoreUsage } from './options.ts';
import { progressOf, runAlone } from './run-alone.ts';

/** `npm run restore`: brings a backup into an empty data folder. */
const command = restoreCommandOf(process.argv.slice(2));
if (command) {
  runAlone(async (signal) => {
    const folder = resolve(machine.callerDir, command.from);
    const env = readEnv();
    const result = await restoreBackup(env, folder, command.backup, progressOf(signal));
    console.log(command.json ? JSON.stringify(result) : restoreLines(result, env.DATA_DIR).join('\n'));
  });
} else {
  console.error(restoreUsage);
  process.exitCode = 1;
}
