import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { seedSite } from '@kantele/api/server';
import { PRESETS } from '@kantele/ui/theme';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { createAssets } from './pages/assets.ts';
import { createRenderer, type WebBundle } from './pages/renderer.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { openServices } from './services.ts';
import { type RunningWorker, startWorker } from './worker.ts';

/** Milliseconds after which a stop is no longer waited for. */
const watchdogMs = 30_000;

async function main() {
  const env = readEnv();
  const log = pino({
    level: env.LOG_LEVEL,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url, id: request.id }),
    },
  });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const running = await openServices(env, log);
  const { services } = running;
  const themes = PRESETS.map((preset) => ({
    name: preset.name,
    colors: { ...preset.values },
    is_dark: preset.isDark,
    default_light: preset.id === 'sleeve',
    default_dark: preset.id === 'pressing',
  }));
  const admin = await seedSite(services.db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, themes });

  const webDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
  const clientDir = join(webDir, 'client');
  const bundleUrl = pathToFileURL(join(webDir, 'server', 'entry-server.js')).href;
  let bundle: Promise<WebBundle> | undefined;
  let serving = true;
  const app = await buildApp({
    services,
    dataDir: env.DATA_DIR,
    clientDir,
    buildId: (await readFile(join(webDir, 'build-id'), 'utf8')).trim(),
    renderer: createRenderer({
      loadBundle: () => (bundle ??= import(bundleUrl)),
      assets: createAssets(clientDir),
      onError: (error, url) => log.error({ err: error, url }, 'page failed'),
    }),
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: env.TRUST_PROXY,
    accelRedirect: env.ACCEL_REDIRECT,
    metricsToken: env.METRICS_TOKEN,
    isServing: () => serving,
  });
  await app.listen({ port: env.PORT, host: env.HOST });

  let worker: RunningWorker | null = null;
  if (env.WORKER) {
    worker = await startWorker({
      services,
      databaseUrl: running.databaseUrl,
      concurrency: env.WORKER_CONCURRENCY,
      log,
    });
  }
  const seeding = new AbortController();
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  say(
    `\n  Kantele is at ${env.BASE_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`}`,
  );
  if (admin) {
    say(`  Admin: ${admin.email}`);
    if (admin.password) say(`  Password: ${admin.password}   (shown this once)`);
  }
  const { source, version } = services.audio.describe();
  if (source === 'bundled') {
    say(`  Using the bundled ffmpeg ${version} of 2018: fine for trying out; install ffmpeg for real use.`);
  }
  say('');
  const seeded =
    env.SEED === 'demo' && running.embedded && env.WORKER
      ? seedDemo(services, env.DATA_DIR, seeding.signal)
      : null;
  seeded?.catch((error: unknown) => {
    if (!seeding.signal.aborted) log.error({ err: error }, 'the demo catalogue could not be made');
  });

  const stop = async (code: number) => {
    if (!serving) return;
    serving = false;
    setTimeout(() => process.exit(1), watchdogMs).unref();
    seeding.abort();
    await app.close();
    await worker?.stop();
    await seeded?.catch(() => {});
    await running.close();
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause) process.stderr.write(`${String(error.cause)}\n`);
  process.exit(1);
});
