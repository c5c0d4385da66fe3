import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type PermissionName, type Scanner, type Storage, serveBelow } from '@kantele/api/server';
import { createTestSite, type TestSite, testPassword } from '@kantele/api/testing';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { createAudioTools } from '../src/audio/tools.ts';
import { siteBackups } from '../src/backup/site-backups.ts';
import { mailTransport } from '../src/mail/transport.ts';
import { createOutbound } from '../src/outbound/client.ts';
import { createAssets } from '../src/pages/assets.ts';
import { createRenderer, type Renderer, type WebBundle } from '../src/pages/renderer.ts';
import { diskStorage } from '../src/storage/disk.ts';
import { type RunningWorker, startWorker } from '../src/worker.ts';
import { testInboxKey } from './bare-server.ts';

export interface TestServer {
  app: FastifyInstance;
  site: TestSite;
  /** `http://127.0.0.1:port` */
  url: string;
  dataDir: string;
  errors: unknown[];
  /** A request to the running server; `path` starts with a slash. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The cookie header of a signed-in user; `admin` is there from the start. */
  signIn(email?: string): Promise<string>;
  /** Makes a user who holds exactly these permissions; answers the id. */
  addUser(email: string, permissions: PermissionName[]): Promise<number>;
  startWorker(): Promise<RunningWorker>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  accelRedirect?: string;
  metricsToken?: string;
  rendersAtMost?: number;
  recheckStreamsMs?: number;
  liveStreamsAtMost?: number;
  idleConnectionsAtMost?: number;
  /** Addresses of proxies. */
  trustProxy?: string[];
  bodyProgress?: { everyMs: number; bytes: number };
  admission?: { atMost?: number; waitMs?: number };
  /** Wraps the page renderer, e.g. to count or delay renders. */
  wrapRenderer?: (renderer: Renderer) => Renderer;
  cachedPages?: boolean;
  /** Another file store than the disk; told a folder for temporary files. */
  storage?: (tempDir: string) => Storage;
  /** What looks for malware in uploads. */
  scanner?: Scanner;
  /** Where jobs back the site up to. */
  backupFolder?: string;
  /** Keeps mails in a folder, which counts as mail being set up. */
  inbox?: boolean;
  /** Public address of the site, with a path for one below a path: one a file of tests. */
  baseUrl?: string;
  /** A stand-in for the payment provider. */
  stripeApi?: string;
  /** A stand-in for the push services of browsers. */
  pushService?: string;
}

const password = testPassword;
const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The real server over a real database, file store, audio tools and web build, on a free port. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kantele-server-'));
  await mkdir(join(dataDir, 'files'));
  const tempDir = join(dataDir, 'tmp');
  await mkdir(tempDir);
  const site = await createTestSite({
    storage: options.storage?.(tempDir) ?? diskStorage(join(dataDir, 'files')),
    audio: await createAudioTools({ tempDir }),
    mail: mailTransport({ inboxDir: options.inbox ? join(dataDir, 'inbox') : null }),
    outbound: createOutbound({ ownHost: '127.0.0.1' }),
    ...(options.scanner ? { scanner: options.scanner } : {}),
    backups: ({ storage, secret }, databaseUrl) =>
      siteBackups(
        { databaseUrl, storage, secret: secret.toString() },
        options.backupFolder ?? join(dataDir, 'backups'),
      ),
    ...(options.stripeApi ? { stripeApi: options.stripeApi } : {}),
    ...(options.pushService ? { pushService: options.pushService } : {}),
  });
  if (options.baseUrl) {
    site.services.baseUrl = options.baseUrl;
    serveBelow(options.baseUrl);
  }
  const errors: unknown[] = [];
  const clientDir = join(webDist, 'client');
  if (!existsSync(join(webDist, 'build-id')))
    throw new Error(
      'Build the web application first: npm run check builds nothing, npm start or npm test do.',
    );
  let bundle: Promise<WebBundle> | undefined;
  const renderer = createRenderer({
    loadBundle: () => {
      bundle ??= import(pathToFileURL(join(webDist, 'server', 'entry-server.js')).href);
      return bundle;
    },
    assets: createAssets(clientDir),
    onError: (error) => errors.push(error),
  });
  const app = await buildApp({
    services: site.services,
    databaseUrl: site.url,
    dataDir,
    clientDir,
    buildId: readFileSync(join(webDist, 'build-id'), 'utf8'),
    renderer: options.wrapRenderer?.(renderer) ?? renderer,
    accelRedirect: options.accelRedirect,
    metricsToken: options.metricsToken,
    inboxKey: options.inbox ? testInboxKey : undefined,
    recheckStreamsMs: options.recheckStreamsMs,
    liveStreamsAtMost: options.liveStreamsAtMost,
    ...(options.idleConnectionsAtMost === undefined
      ? {}
      : { idleConnectionsAtMost: options.idleConnectionsAtMost }),
    ...(options.trustProxy ? { trustProxy: options.trustProxy } : {}),
    ...(options.bodyProgress ? { bodyProgress: options.bodyProgress } : {}),
    ...(options.admission ? { admission: options.admission } : {}),
    ...(options.rendersAtMost === undefined ? {} : { rendersAtMost: options.rendersAtMost }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const workers: RunningWorker[] = [];
  const request = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return {
    app,
    site,
    url,
    dataDir,
    errors,
    request,
    async signIn(email = 'admin@example.com') {
      const response = await request('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password }),
      });
      const cookie = response.headers.getSetCookie().find((text) => text.startsWith('sid='));
      if (!cookie) throw new Error(`Sign-in failed: ${await response.text()}`);
      return cookie.split(';')[0] ?? '';
    },
    addUser: (email, permissions) => site.addUser(email, { roles: [], permissions }),
    async startWorker() {
      const { services } = site;
      const worker = await startWorker({
        services,
        databaseUrl: site.url,
        concurrency: 2,
        log: services.log,
      });
      workers.push(worker);
      return worker;
    },
    async close() {
      for (const worker of workers) await worker.stop();
      // Answers a test did not read to the end would be waited for.
      app.server.closeAllConnections();
      await app.close();
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks again and again until the answer is not null; for things that happen in the background. */
export async function eventually<Value>(
  ask: () => Promise<Value | null>,
  withinMs = 120_000,
): Promise<Value> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (value !== null) return value;
    if (performance.now() > deadline) throw new Error('It did not happen in time.');
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** The part of an answer tests look at without knowing its contract. */
export interface Answer {
  code?: string;
  message?: string;
  requestId?: string;
  errors?: Record<string, string[]>;
  [key: string]: unknown;
}

export async function answerOf(response: Response): Promise<Answer> {
  return (await response.json()) as Answer;
}
