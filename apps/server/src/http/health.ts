import { statfs } from 'node:fs/promises';
import { AppError } from '@kantele/api/server';
import { type Db, schemaVersion, sql } from '@kantele/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSameSecret } from './same-secret.ts';

export interface HealthOptions {
  db: Db;
  dataDir: string;
  /** Opens `/metrics` and the details of `/readyz`; without it they are closed. */
  metricsToken: string | undefined;
  /** False from the moment the process is asked to stop. */
  isServing: () => boolean;
}

const databaseTimeoutMs = 500;
const cachedMs = 1_000;

/** `/healthz`: the process; `/readyz`: everything it needs; `/metrics`: numbers for operators. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const registry = new Registry();
  // Looked at every 10 ms, as by default, an idle process would wake up a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'kantele_jobs',
    help: 'Jobs in the queue, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await sql<{ waiting: number; failed: number }>`select
        count(*) filter (where attempts < max_attempts) as waiting,
        count(*) filter (where attempts >= max_attempts) as failed from graphile_worker._private_jobs`.execute(
        options.db,
      );
      this.set({ state: 'waiting' }, rows[0]?.waiting ?? 0);
      this.set({ state: 'failed' }, rows[0]?.failed ?? 0);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });

  app.get('/healthz', { config: { access: 'open' }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  let ready: { at: number; problems: Promise<string[]> } | undefined;
  app.get('/readyz', { config: { access: 'open' }, logLevel: 'warn' }, async (request, reply) => {
    const now = performance.now();
    if (!ready || now - ready.at > cachedMs) ready = { at: now, problems: problemsOf(options) };
    const problems = [...(await ready.problems), ...(options.isServing() ? [] : ['stopping'])];
    reply.code(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    const status = problems.length === 0 ? 'ready' : 'unavailable';
    return isOperator(request, options) ? { status, problems } : { status };
  });

  app.get('/metrics', { config: { access: 'operator' }, logLevel: 'warn' }, async (request, reply) => {
    if (!isOperator(request, options)) throw new AppError('not_found');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

async function problemsOf({ db, dataDir }: HealthOptions): Promise<string[]> {
  const problems: string[] = [];
  const timeout = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error('slow')), databaseTimeoutMs).unref(),
  );
  try {
    const query = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
      db,
    );
    const { rows } = await Promise.race([query, timeout]);
    if (rows[0]?.name !== schemaVersion) problems.push('schema');
  } catch {
    problems.push('database');
  }
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bavail / disk.blocks < 0.05) problems.push('disk');
  return problems;
}

/**
 * Whether a request carries the token of the metrics. Where it comes from decides nothing: a proxy that says nothing of
 * itself, and a page elsewhere that points its name at this machine, look like somebody at this machine.
 */
function isOperator({ headers }: FastifyRequest, { metricsToken }: HealthOptions): boolean {
  return metricsToken !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`);
}
