import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { armFailpoint } from '@kantele/api/server';
import { isConnectionLost } from '@kantele/db';
import { FolderLockedError, lockFolder } from '@kantele/db/embedded';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { type AppOptions, buildApp } from './app.ts';
import { assertNotRestoring } from './backup/restore-mark.ts';
import type { Env } from './env.ts';
import { type AdminToShow, seedFirstAdmin } from './first-admin.ts';
import { inboxKey, inboxPath } from './http/dev-inbox.ts';
import { eventsPath } from './http/events.ts';
import { type ReservedPort, reservePort } from './port.ts';
import { keepSeeding } from './seed/keep-seeding.ts';
import { openServices, type Running } from './services.ts';
import { onStop } from './stop-signals.ts';
import { startWorker } from './worker.ts';

/** Milliseconds a stop may take beyond the time answers under way are given. */
const beyondDrainMs = 20_000;
/** Milliseconds for answers that begin in the last moment. */
const lastMs = 2_000;

/** New requests are refused first; answers under way get their time, then are cut. */
const closingOrder = ['requests', 'seeding', 'worker', 'demoBilling', 'services', 'port'] as const;

/** Where pages come from: the build, or the development server. */
export type PageParts = Pick<AppOptions, 'clientDir' | 'buildId' | 'renderer'> & {
  /** Runs before listening, e.g. to put middleware in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
};

/**
 * Takes the data folder and the port, opens the services, seeds, serves, works; resolves when the server listens.
 * Signals stop it cleanly, also while it starts.
 */
export async function runServer(
  env: Env,
  pagesOf: (log: FastifyBaseLogger) => Promise<PageParts>,
): Promise<void> {
  // Lines are written in bundles: one system call for each would be a tenth of a short request.
  const lines = pino.destination({ sync: false, minLength: 4_096 });
  const flushing = setInterval(() => lines.flush(), 1_000).unref();
  const log: FastifyBaseLogger = pino(logOptions(env), lines);
  let serving = true;
  const opened: Partial<Record<(typeof closingOrder)[number], () => Promise<void> | void>> = {};
  const stop = async (code: number) => {
    if (!serving) return;
    serving = false;
    setTimeout(
      () => process.exit(1),
      (env.STOP_DELAY_SECONDS + env.DRAIN_SECONDS) * 1_000 + beyondDrainMs,
    ).unref();
    for (const part of closingOrder) {
      try {
        await opened[part]?.();
      } catch (error) {
        log.warn({ err: error, part }, 'stopped badly');
      }
    }
    clearInterval(flushing);
    lines.flushSync();
    process.exit(code);
  };
  onStop(() => void stop(0));
  const lastResort = (error: unknown) => {
    // The database comes back, and everything that uses it asks again.
    if (isConnectionLost(error)) return log.error({ err: error }, 'the database went away');
    log.fatal({ err: error }, 'unexpected error');
    void stop(1);
  };
  process.on('uncaughtException', lastResort);
  process.on('unhandledRejection', lastResort);

  try {
    if (env.FAILPOINT) armFailpoint(env.FAILPOINT.point, env.FAILPOINT.times);
    await takeFolder(env);
    const port = await reservePort(env.PORT, env.HOST);
    opened.port = () => port.close();
    const demo = env.DEMO_BILLING ? await (await import('./demo-billing.ts')).startDemoBilling(env) : null;
    if (demo) opened.demoBilling = () => demo.double.close();
    const running = await openServices(demo ? { ...env, STRIPE_API: demo.double.url } : env, log);
    if (!serving) return await running.close();
    opened.services = () => running.close();
    const { services, jobServices } = running;
    const admin = await seedFirstAdmin(services.db, env, log);
    const inbox = services.mail.hasInbox ? await inboxKey(join(env.DATA_DIR, 'inbox')) : undefined;
    const { prepare, ...pages } = await pagesOf(log);
    const app = await buildApp({
      ...pages,
      services,
      databaseUrl: running.databaseUrl,
      dataDir: env.DATA_DIR,
      loggerInstance: log,
      trustProxy: env.TRUST_PROXY,
      accelRedirect: env.ACCEL_REDIRECT,
      metricsToken: env.METRICS_TOKEN,
      inboxKey: inbox,
      pageSeconds: env.PAGE_SECONDS,
      isServing: () => serving,
    });
    await prepare?.(app);
    if (!serving) return;
    const underWay = new Set<ServerResponse>();
    app.server.on('request', (request, response) => {
      // Streams of events have no end; they are closed with the server, and browsers go to another instance.
      if (!request.url?.startsWith(eventsPath)) underWay.add(response);
      // Node, Fastify, the admission and a stream each listen for the end: with this eleven, where ten look like a leak.
      response.setMaxListeners(20);
      response.once('close', () => underWay.delete(response));
    });
    opened.requests = async () => {
      const until = performance.now() + env.DRAIN_SECONDS * 1_000;
      // Readiness is off already: a proxy looks for it and sends nobody any more. Until then everybody is answered.
      await ended(underWay, env.STOP_DELAY_SECONDS * 1_000, env.DRAIN_SECONDS * 1_000);
      const cut = setTimeout(
        () => app.server.closeAllConnections(),
        Math.max(lastMs, until - performance.now()),
      ).unref();
      await app.close();
      clearTimeout(cut);
    };
    await port.serve(app);
    // Whoever was answered at once may have stopped it already.
    if (!serving) return;
    if (demo) await demo.connect(services, port.port);
    if (env.WORKER) {
      const { databaseUrl } = running;
      const worker = startWorker({
        services: jobServices,
        databaseUrl,
        concurrency: env.WORKER_CONCURRENCY,
        log,
      });
      // Also one that is being started: it would go on asking a database that has been closed.
      opened.worker = async () => (await worker.catch(() => null))?.stop();
      await worker;
    }
    const isSeeded = env.SEED === 'demo' && running.embedded && env.WORKER;
    if (isSeeded && serving) opened.seeding = keepSeeding(jobServices, env.DATA_DIR);
    greet(env, port, { running, admin, inbox });
  } catch (error) {
    // What fails because it is being closed is no failure of the start.
    if (serving) throw error;
  }
}

/** Resolves when the answers that are under way now have ended, after one time at the earliest and another at the latest. */
async function ended(
  responses: ReadonlySet<ServerResponse>,
  atLeastMs: number,
  atMostMs: number,
): Promise<void> {
  const closed = [...responses].map((response) => new Promise((done) => response.once('close', done)));
  await Promise.race([
    Promise.all([...closed, delay(atLeastMs)]),
    delay(Math.max(atLeastMs, atMostMs), undefined, { ref: false }),
  ]);
}

/** One server a folder: with a Postgres of its own, the database is what servers share. */
async function takeFolder(env: Env): Promise<void> {
  await assertNotRestoring(env.DATA_DIR);
  if (env.DATABASE_URL) return;
  const address = env.BASE_URL ?? `http://${displayHost(env)}:${env.PORT}`;
  const facts = { pid: process.pid, address, since: new Date().toISOString() };
  await lockFolder(env.DATA_DIR, 'server', facts).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    const { pid = 'unknown', address: taken = 'an unknown address', since = 'an unknown time' } = error.facts;
    throw new Error(
      `A server runs on ${env.DATA_DIR} already: process ${pid}, at ${taken}, since ${since}. Nothing was changed.`,
    );
  });
}

function logOptions(env: Env): LoggerOptions {
  return {
    level: env.LOG_LEVEL,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      // The route's pattern, never the address: addresses carry search words and signatures.
      req: (request) => ({ method: request.method, route: request.routeOptions?.url, id: request.id }),
    },
  };
}

/** What a person at the terminal needs to know. */
function greet(
  env: Env,
  { port }: ReservedPort,
  { running, admin, inbox }: { running: Running; admin: AdminToShow | null; inbox: string | undefined },
) {
  const url = env.BASE_URL ?? `http://${displayHost(env)}:${port}`;
  const lines = [`Kantele is at ${url}`];
  if (inbox) lines.push(`Mails are kept, not sent: ${url}${inboxPath(inbox)}`);
  if (admin) lines.push(`Admin: ${admin.email}`);
  if (admin?.password) lines.push(`Password: ${admin.password}   (shown this once)`);
  const { source, version } = running.services.audio.describe();
  if (source === 'bundled') {
    lines.push(
      `Using the bundled ffmpeg ${version} of 2018: fine for trying out; install ffmpeg for real use.`,
    );
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`, (error) => {
    if (!error) void admin?.shown();
  });
}

function displayHost({ HOST }: Env): string {
  return HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
}

/** Ends the process with a sentence when it cannot start. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause) process.stderr.write(`${String(error.cause)}\n`);
  process.exit(1);
}
