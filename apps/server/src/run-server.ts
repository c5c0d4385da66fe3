import { seedSite } from '@kantele/api/server';
import { PRESETS } from '@kantele/ui/theme';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { type AppOptions, buildApp } from './app.ts';
import type { Env } from './env.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { openServices, type Running } from './services.ts';
import { type RunningWorker, startWorker } from './worker.ts';

/** Milliseconds after which a stop is no longer waited for. */
const watchdogMs = 30_000;
/** Milliseconds answers under way may take to finish. */
const drainMs = 10_000;

/** Where pages come from: the build, or the development server. */
export type PageParts = Pick<AppOptions, 'clientDir' | 'buildId' | 'renderer'> & {
  /** Runs before listening, e.g. to put middleware in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
};

/** Opens the services, serves, works, seeds; resolves when the server listens. Signals stop it cleanly. */
export async function runServer(
  env: Env,
  pagesOf: (log: FastifyBaseLogger) => Promise<PageParts>,
): Promise<void> {
  // Lines are written in bundles: one system call for each would be a tenth of a short request.
  const lines = pino.destination({ sync: false, minLength: 4_096 });
  const flushing = setInterval(() => lines.flush(), 1_000).unref();
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      // The route's pattern, never the address: addresses carry search words and signatures.
      req: (request) => ({ method: request.method, route: request.routeOptions?.url, id: request.id }),
    },
  };
  const log: FastifyBaseLogger = pino(options, lines);
  const running = await openServices(env, log);
  const { services } = running;
  const admin = await seedSite(services.db, {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
    themes: PRESETS.map((preset) => ({
      name: preset.name,
      colors: { ...preset.values },
      is_dark: preset.isDark,
      default_light: preset.id === 'sleeve',
      default_dark: preset.id === 'pressing',
    })),
  });
  let serving = true;
  const { prepare, ...pages } = await pagesOf(log);
  const app = await buildApp({
    ...pages,
    services,
    dataDir: env.DATA_DIR,
    loggerInstance: log,
    trustProxy: env.TRUST_PROXY,
    accelRedirect: env.ACCEL_REDIRECT,
    metricsToken: env.METRICS_TOKEN,
    isServing: () => serving,
  });
  await prepare?.(app);
  await app.listen({ port: env.PORT, host: env.HOST });
  const worker = env.WORKER ? await work(env, running, log) : null;
  greet(env, app, running, admin);

  const seeding = new AbortController();
  const isSeeded = env.SEED === 'demo' && running.embedded && env.WORKER;
  const seeded = isSeeded ? seedDemo(services, env.DATA_DIR, seeding.signal) : null;
  seeded?.catch((error: unknown) => {
    if (!seeding.signal.aborted) log.error({ err: error }, 'the demo catalogue could not be made');
  });

  const stop = async (code: number) => {
    if (!serving) return;
    serving = false;
    setTimeout(() => process.exit(1), watchdogMs).unref();
    seeding.abort();
    // New requests are refused at once; answers under way get their time, then are cut.
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    await app.close();
    clearTimeout(cut);
    await worker?.stop();
    await seeded?.catch(() => {});
    await running.close();
    clearInterval(flushing);
    lines.flushSync();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  const lastResort = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error');
    void stop(1);
  };
  process.on('uncaughtException', lastResort);
  process.on('unhandledRejection', lastResort);
}

function work(env: Env, running: Running, log: FastifyBaseLogger): Promise<RunningWorker> {
  const { services, databaseUrl } = running;
  return startWorker({ services, databaseUrl, concurrency: env.WORKER_CONCURRENCY, log });
}

/** What a person at the terminal needs to know. */
function greet(
  env: Env,
  app: FastifyInstance,
  running: Running,
  admin: Awaited<ReturnType<typeof seedSite>>,
) {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  const lines = [`Kantele is at ${env.BASE_URL ?? `http://${host}:${port}`}`];
  if (admin) lines.push(`Admin: ${admin.email}`);
  if (admin?.password) lines.push(`Password: ${admin.password}   (shown this once)`);
  const { source, version } = running.services.audio.describe();
  if (source === 'bundled') {
    lines.push(
      `Using the bundled ffmpeg ${version} of 2018: fine for trying out; install ffmpeg for real use.`,
    );
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

/** Ends the process with a sentence when it cannot start. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause) process.stderr.write(`${String(error.cause)}\n`);
  process.exit(1);
}
