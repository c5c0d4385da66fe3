import type { Backups } from '@kantele/api/server';
import { BackupRunningError } from '@kantele/db/backup';
import { sentenceOf } from '../sentence.ts';
import { Progress } from './progress.ts';
import { type BackupResult, type BackupSource, NotDroppedError, writeBackup } from './write-backup.ts';

/** Backups of a running site, asked for by its jobs. */
export function siteBackups(source: BackupSource, folder: string): Backups {
  return {
    async write({ keep, signal }) {
      const progress = new Progress(signal, () => {});
      try {
        return { bytes: bytesOf(await writeBackup(source, folder, progress, { keep })), notDropped: null };
      } catch (error) {
        if (error instanceof BackupRunningError) return null;
        if (error instanceof NotDroppedError)
          return { bytes: bytesOf(error.result), notDropped: sentenceOf(error.cause) };
        throw problemOf(error, signal);
      }
    },
  };
}

const bytesOf = ({ tables, files }: BackupResult) => tables.bytes + files.bytes;

/** The same as a sentence; by its code, a lost connection is still known as one. */
function problemOf(error: unknown, signal: AbortSignal): Error {
  const isLate = signal.aborted && signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  const sentence = isLate
    ? 'It took too long. The next one uses the files it has copied.'
    : sentenceOf(error);
  const code = error instanceof Error && 'code' in error && !isLate ? { code: error.code } : {};
  return Object.assign(new Error(sentence, { cause: error }), code);
}
