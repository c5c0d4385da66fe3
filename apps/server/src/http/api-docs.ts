import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import statics from '@fastify/static';
import {
  AppError,
  assertAccess,
  type Context,
  can,
  getSite,
  openApiDocument,
  type Services,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** What Swagger UI needs: its own files, and style attributes it sets itself. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'";
const version = '1';

/** `/api-docs`: the documented contract, generated, shown by our own copy of Swagger UI. */
export async function registerApiDocs(
  app: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
  showPage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  const document = async () => {
    const { settings } = await getSite(services.db);
    return openApiDocument({ siteName: settings.branding.site_name, baseUrl: services.baseUrl, version });
  };
  const allowed = async (ctx: Context): Promise<boolean> => {
    const { settings } = await getSite(services.db);
    return settings['api.integrated'] && ctx.actor.kind === 'user' && can(ctx.actor, 'api.access');
  };

  app.route({
    method: 'GET',
    url: '/api-docs',
    config: { access: 'page' },
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      reply.header('cache-control', 'private, no-store');
      if (ctx.actor.kind === 'guest') return reply.redirect('/login?redirect=%2Fapi-docs');
      // Without access the answer is the not-found page of the application.
      if (!(await allowed(ctx))) return showPage(request, reply);
      const { settings } = await getSite(services.db);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(page(settings.branding.site_name));
    },
  });
  app.route({
    method: 'GET',
    url: '/api-docs/openapi.json',
    config: { access: 'operation' },
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      const { settings } = await getSite(services.db);
      if (!settings['api.integrated']) throw new AppError('not_found');
      assertAccess(ctx.actor, 'api.access');
      reply.header('cache-control', 'private, no-store');
      return document();
    },
  });
  app.route({
    method: 'GET',
    url: '/api-docs/start.js',
    config: { access: 'open' },
    handler: async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script),
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'open' };
    });
    await scope.register(statics, {
      root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
      prefix: '/api-docs/ui/',
      allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
      maxAge: '1h',
      index: false,
      decorateReply: false,
    });
  });
}

const script = `SwaggerUIBundle({ url: '/api-docs/openapi.json', dom_id: '#docs', deepLinking: true,
  persistAuthorization: false, validatorUrl: null,
  requestInterceptor: (request) => {
    const pair = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
    if (pair) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(pair[1]);
    return request;
  } });`;

function page(siteName: string): string {
  const title = `${siteName.replace(/[&<>"]/g, '')} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="stylesheet" href="/api-docs/ui/swagger-ui.css"><style>body{margin:0;background:#fff;color-scheme:light}.swagger-ui{font-family:system-ui,sans-serif}
.swagger-ui .topbar{display:none}</style></head>
<body><main id="docs"></main><script src="/api-docs/ui/swagger-ui-bundle.js"></script>
<script src="/api-docs/start.js"></script></body></html>`;
}
