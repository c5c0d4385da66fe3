import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@kantele/api/server';
import type { Runner } from 'graphile-worker';

/** Milliseconds until a runner that ended by itself is started again. */
const restartMs = 2_000;

export interface KeptRunner {
  stop(): Promise<void>;
}

/**
 * Runs a job runner and another whenever it ends by itself.
 * @param start starts one; the first failure is the caller's, later ones are tried again
 */
export async function keepRunner(start: () => Promise<Runner>, log: Log): Promise<KeptRunner> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | null = await start();
  const stopRunner = async () => {
    const current = runner;
    runner = null;
    await current?.stop().catch((error: unknown) => log.warn({ err: error }, 'worker stopped badly'));
  };
  const kept = (async () => {
    while (!signal.aborted) {
      await runner?.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner failed'));
      if (signal.aborted) return;
      log.error({}, 'the job runner ended and is started again');
      await sleep(restartMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      runner = await start().catch((error: unknown) => {
        log.error({ err: error }, 'the job runner could not be started');
        return null;
      });
    }
    // Stopped while it was being started.
    await stopRunner();
  })();
  return {
    async stop() {
      stopping.abort();
      await stopRunner();
      await kept;
    },
  };
}
