import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { createEngine, type Engine } from './engine.ts';
import { type Form, parseForm } from './form.ts';
import { once } from './idempotency.ts';
import { registerPages } from './pages.ts';
import { registerApi } from './routes.ts';
import { emptyState, nowOf, Refusal, type State } from './state.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export type { Card, EventState, State, SubscriptionState } from './state.ts';
export { signatureOf } from './webhooks.ts';

export interface DoubleOptions {
  /** 0 takes any. */
  port?: number;
  host?: string;
  /** Where events are sent; may be set later. */
  webhook?: { url: string; secret: string } | null;
  /** Percent of tax on every invoice. */
  taxPercent?: number;
  /** Keeps the state over a restart. */
  file?: string | null;
}

export interface StripeDouble {
  /** Where it is reached, without a trailing slash. */
  url: string;
  state: State;
  engine: Engine;
  webhooks: Webhooks;
  /** While true every request is answered with 503. */
  down: boolean;
  setWebhook(webhook: { url: string; secret: string } | null): void;
  /** Moves its clock on, and does what falls due on the way. */
  advance(to: Date): void;
  now(): Date;
  close(): Promise<void>;
}

/** Starts a stand-in for Stripe on this machine. */
export async function startStripeDouble(options: DoubleOptions = {}): Promise<StripeDouble> {
  const { file = null, host = '127.0.0.1' } = options;
  const state = stored(file) ?? emptyState();
  let webhook = options.webhook ?? null;
  let url = '';
  let saving: Promise<void> = Promise.resolve();
  const changed = () => {
    if (file === null) return;
    saving = saving.then(() => writeFile(file, JSON.stringify(state))).catch(() => {});
  };
  const webhooks = createWebhooks(state, () => webhook, changed);
  const base = () => url;
  const engine = createEngine(state, webhooks.emit, { base, taxPercent: options.taxPercent ?? 0 });
  const app = Fastify({ bodyLimit: 1_048_576 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, parseForm(String(body))),
  );
  const double: StripeDouble = {
    url,
    state,
    engine,
    webhooks,
    down: false,
    setWebhook(next) {
      webhook = next;
    },
    now: () => new Date(nowOf(state) * 1_000),
    advance(to) {
      advance(Math.floor(to.getTime() / 1_000));
    },
    async close() {
      webhooks.delivery.lost = true;
      await app.close();
      await saving;
    },
  };
  const advance = (to: number) => {
    const from = nowOf(state);
    if (to < from) return;
    // Everything that falls due on the way is done first; what it makes is dated by the day it fell due.
    engine.runUntil(to);
    state.ahead += to - from;
    changed();
  };

  app.addHook('onRequest', async (request) => {
    if (double.down) throw new Refusal(503, { type: 'api_error', message: 'The service is unavailable.' });
    if (!request.url.startsWith('/v1/')) return;
    if (!/^Bearer sk_/.test(request.headers.authorization ?? '')) {
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
  });
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    const message = error instanceof Error ? error.message : String(error);
    return reply.code(500).send({ error: { type: 'api_error', message } });
  });
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') changed();
  });

  registerApi(app, {
    state,
    engine,
    emit: webhooks.emit,
    base,
    post(path, handler) {
      app.post(path, async (request, reply) => {
        const key = request.headers['idempotency-key']?.toString();
        const form = (request.body ?? {}) as Form;
        const asked = `${request.url}\n${JSON.stringify(form)}`;
        const answer = await once(state, key, asked, async () => ({
          status: 200,
          body: handler(form, request.params as Record<string, string>, {}),
        }));
        if (answer.replayed) reply.header('idempotent-replayed', 'true');
        return reply.code(answer.status).send(structuredClone(answer.body));
      });
    },
  });
  registerPages(app, state, engine, advance);
  url = (await app.listen({ port: options.port ?? 0, host })).replace(/\/$/, '');
  double.url = url;
  return double;
}

function stored(file: string | null): State | null {
  if (file === null) return null;
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as State) };
  } catch {
    return null;
  }
}
