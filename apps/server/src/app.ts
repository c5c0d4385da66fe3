import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import statics from '@fastify/static';
import type { Services } from '@kantele/api/server';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { requireAccess } from './http/access.ts';
import { type AdmissionOptions, registerAdmission } from './http/admission.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { refuseOutside, withinSite } from './http/base-path.ts';
import { registerBodies } from './http/bodies.ts';
import { boundConnections, trustOf } from './http/connections.ts';
import { registerCsrf } from './http/csrf.ts';
import { registerDevInbox } from './http/dev-inbox.ts';
import { registerErrors } from './http/errors.ts';
import { registerEvents } from './http/events.ts';
import { registerExports } from './http/exports.ts';
import { registerHealth } from './http/health.ts';
import { openNotices } from './http/live-notices.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRest } from './http/rest.ts';
import { registerRootFiles } from './http/root-files.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { contextFactory, guestContextFactory } from './http/session.ts';
import { registerSocialPopup } from './http/social-popup.ts';
import { registerStreams } from './http/stream/routes.ts';
import { registerStripeWebhook } from './http/stripe-webhook.ts';
import { registerTrpc } from './http/trpc.ts';
import { registerUnsubscribe } from './http/unsubscribe.ts';
import { registerDirectUpload } from './http/upload/direct.ts';
import { registerTus } from './http/upload/tus.ts';
import { registerAdFrames } from './pages/ad-frame.ts';
import { registerEmbeds } from './pages/embed/routes.ts';
import { registerMessages } from './pages/messages-file.ts';
import type { Renderer } from './pages/renderer.ts';
import { registerPages } from './pages/routes.ts';
import { registerSiteFiles } from './site-files/routes.ts';

export interface AppOptions {
  services: Services;
  /** Of the database, for a connection that hears what other instances say. */
  databaseUrl: string;
  dataDir: string;
  /** Folder of the client build; null in development, where Vite serves modules. */
  clientDir: string | null;
  renderer: Renderer;
  buildId: string;
  logger?: FastifyServerOptions['logger'];
  loggerInstance?: FastifyServerOptions['loggerInstance'];
  trustProxy?: string[];
  accelRedirect?: string | undefined;
  metricsToken?: string | undefined;
  /** Part of the address at which kept mails are shown; without it they are not. */
  inboxKey?: string | undefined;
  /** Milliseconds after which a stream that is still being sent is decided anew. */
  recheckStreamsMs?: number | undefined;
  isServing?: () => boolean;
  rendersAtMost?: number;
  /** Streams of events at a time. */
  liveStreamsAtMost?: number | undefined;
  /** Seconds a guests' page is shown without being made anew, while nothing is told of a change. */
  pageSeconds?: number | undefined;
  /** Connections without a request one client may hold. */
  idleConnectionsAtMost?: number;
  /** What an upload must bring in which time; see http/bodies.ts. */
  bodyProgress?: { everyMs: number; bytes: number };
  /** How many requests are worked on at a time, and how long others wait. */
  admission?: Partial<AdmissionOptions>;
}

/** Builds the HTTP server: every hook and route in order. Listens to nothing yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services } = options;
  const https = services.baseUrl.startsWith('https:');
  const app = Fastify({
    ...(options.loggerInstance
      ? { loggerInstance: options.loggerInstance }
      : { logger: options.logger ?? false }),
    genReqId: () => randomUUID(),
    // One line a request instead of two: see http/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    // Bodies are watched by their progress: see http/bodies.ts.
    requestTimeout: 0,
    // Ends with the hand-over of a stream to its socket, which has rules of its own.
    handlerTimeout: 10_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    maxRequestsPerSocket: 1_000,
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: false },
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    rewriteUrl: withinSite,
    exposeHeadRoutes: false,
  });
  boundConnections(app.server, {
    idleAtMost: options.idleConnectionsAtMost ?? 200,
    isTrusted: trustOf(options.trustProxy ?? []),
  });

  requireAccess(app);
  registerRequestLog(app);
  registerErrors(app, services);
  refuseOutside(app);
  // JSON and files are all that is read; Fastify would take plain text as well.
  app.removeContentTypeParser('text/plain');
  registerBodies(app, options.bodyProgress ? { progress: options.bodyProgress } : {});
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  registerSecurityHeaders(app, { https });
  registerAdmission(app, { atMost: 16, waitMs: 2_000, ...options.admission });
  registerCsrf(app, services);
  registerHealth(app, {
    db: services.db,
    dataDir: options.dataDir,
    metricsToken: options.metricsToken,
    isServing: options.isServing ?? (() => true),
  });

  const contextOf = contextFactory(services);
  registerTrpc(app, contextOf);
  registerExports(app, services, contextOf);
  const notices = openNotices(app, services, options.databaseUrl);
  registerEvents(app, { services, contextOf, notices, atMost: options.liveStreamsAtMost });
  registerStreams(app, {
    services,
    contextOf,
    accelRedirect: options.accelRedirect,
    recheckMs: options.recheckStreamsMs,
  });
  registerDirectUpload(app, contextOf);
  registerTus(app, contextOf);
  await registerUnsubscribe(app, contextOf);
  registerSocialPopup(app, services, contextOf);
  if (options.inboxKey) registerDevInbox(app, join(options.dataDir, 'inbox'), options.inboxKey);
  registerStripeWebhook(app, contextOf);
  registerRest(app, services, contextOf);
  registerSiteFiles(app, services);
  if (options.clientDir) {
    await registerRootFiles(app, options.clientDir);
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, access: 'open' };
      });
      await scope.register(statics, {
        root: join(options.clientDir ?? '', 'assets'),
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        decorateReply: false,
      });
    });
  }
  registerMessages(app, services);
  registerAdFrames(app, services);
  registerEmbeds(app, {
    services,
    guestContextOf: guestContextFactory(services),
    clientDir: options.clientDir,
  });
  const showPage = registerPages(app, {
    services,
    contextOf,
    renderer: options.renderer,
    buildId: options.buildId,
    cached: options.clientDir !== null,
    notices,
    ...(options.pageSeconds === undefined ? {} : { freshMs: options.pageSeconds * 1_000 }),
    ...(options.rendersAtMost === undefined ? {} : { rendersAtMost: options.rendersAtMost }),
  });
  await registerApiDocs(app, { services, contextOf, showPage, clientDir: options.clientDir });
  return app;
}
