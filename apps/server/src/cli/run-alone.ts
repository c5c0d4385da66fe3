import { armFailpoint } from '@kantele/api/server';
import { Progress } from '../backup/progress.ts';
import { NotDroppedError } from '../backup/write-backup.ts';
import { readEnv } from '../env.ts';
import { sentenceOf } from '../sentence.ts';
import { onStop } from '../stop-signals.ts';
import { describeCopying, drawnLine } from './progress.ts';

const everyMs = 1_000;

/**
 * Runs a command that opens for itself what it needs. A signal asks it to stop and clean up; it ends with code 1 when it
 * throws, after one sentence.
 */
export function runAlone(perform: (signal: AbortSignal) => Promise<void>): void {
  const stop = new AbortController();
  onStop(() => stop.abort(new Error('It was stopped. Nothing was left.')));
  const run = async () => {
    const { FAILPOINT } = readEnv();
    if (FAILPOINT) armFailpoint(FAILPOINT.point, FAILPOINT.times);
    await perform(stop.signal);
  };
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      // Of a stop the reason is told, unless something was left all the same.
      const isStopped = stop.signal.aborted && !(error instanceof NotDroppedError);
      console.error(sentenceOf(isStopped ? stop.signal.reason : error));
      process.exit(1);
    },
  );
}

/** Shows how far a backup or a restore is, on stderr: what it has done goes to stdout alone. */
export function progressOf(signal: AbortSignal): Progress {
  const line = drawnLine(process.stderr, describeCopying, everyMs);
  return new Progress(signal, line.update);
}
