import type { Database, Transaction } from '@kantele/db';
import type { Context } from './context.ts';
import type { Job } from './job-queue.ts';

/** One attempt at a job. */
export interface JobRun {
  signal: AbortSignal;
  attempt: number;
  /** Throws when another worker has taken over: call it inside the transaction that publishes a result. */
  assertLease(trx: Transaction<Database>): Promise<void>;
}

/** A kind of work as the worker sees it: payloads come as JSON and are checked here. */
export interface RunnableJob {
  name: string;
  attempts: number;
  timeout: number;
  cron?: string;
  start(ctx: Context, payload: unknown, run: JobRun): Promise<void>;
  fail(ctx: Context, payload: unknown, reason: string): Promise<void>;
}

/** The functions of a job, each loaded when first needed. */
interface Handlers<Payload> {
  start(): Promise<(ctx: Context, payload: Payload, run: JobRun) => Promise<unknown>>;
  /** Called when the last attempt has failed, also when the process died in it. */
  fail?(): Promise<(ctx: Context, payload: Payload, reason: string) => Promise<void>>;
}

/** A job with the functions that do its work. */
export function handledBy<Payload>(job: Job<Payload>, handlers: Handlers<Payload>): RunnableJob {
  const { payload: schema, ...rest } = job;
  return {
    ...rest,
    async start(ctx, payload, run) {
      const handler = await handlers.start();
      await handler(ctx, schema.parse(payload), run);
    },
    async fail(ctx, payload, reason) {
      const handler = await handlers.fail?.();
      await handler?.(ctx, schema.parse(payload), reason);
    },
  };
}
