import { type Context, type Log, systemContext } from '@kantele/api/server';
import { readEnv } from '../env.ts';
import { sentenceOf } from '../sentence.ts';
import { openServices } from '../services.ts';
import { onStop } from '../stop-signals.ts';

/** Runs a command of the shell, also while the server runs. Ends the process with code 1 when it throws. */
export function runCommand(name: string, perform: (ctx: Context) => Promise<void>): void {
  run(name, perform).catch((error: unknown) => {
    console.error(sentenceOf(error));
    process.exit(1);
  });
}

async function run(name: string, perform: (ctx: Context) => Promise<void>) {
  const log: Log = { info() {}, warn() {}, error: (_data, message) => console.error(message) };
  const running = await openServices(readEnv(), log);
  const stop = new AbortController();
  onStop(() => stop.abort());
  try {
    await perform(systemContext(running.services, `command:${name}`, stop.signal));
  } finally {
    await running.close();
  }
}
