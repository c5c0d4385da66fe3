import { randomBytes } from 'node:crypto';
import { openApiDocument } from '@kantele/api/open-api';
import {
  AppError,
  assertAccess,
  type Context,
  can,
  getBootstrap,
  getSite,
  type Services,
  siteAddress,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeParts } from '../pages/renderer.ts';
import { iconLinks } from '../site-files/icons.ts';
import { apiDocsFiles, fontUrl, serveScript } from './api-docs-files.ts';
import { apiDocsPage } from './api-docs-page.ts';

export interface ApiDocsOptions {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  showPage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  clientDir: string | null;
}

const version = '1';

/** Style elements by nonce; attributes cannot have one, and Scalar places its parts by them. */
const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');

/** `/api-docs`: the documented contract, generated, shown by our own copy of Scalar. */
export async function registerApiDocs(app: FastifyInstance, options: ApiDocsOptions): Promise<void> {
  const { services, contextOf, showPage } = options;
  const { scalar, start } = await apiDocsFiles();
  const font = fontUrl(options.clientDir);

  app.route({
    method: 'GET',
    url: '/api-docs',
    config: { access: 'page' },
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      reply.header('cache-control', 'private, no-store');
      if (ctx.actor.kind === 'guest') return reply.redirect(siteAddress('/login?redirect=%2Fapi-docs'));
      const site = await getSite(services.db);
      const isAllowed = site.settings['api.integrated'] && can(ctx.actor, 'api.access');
      // Without access the answer is the not-found page of the application.
      if (!isAllowed || ctx.actor.kind !== 'user') return showPage(request, reply);
      const nonce = randomBytes(16).toString('base64url');
      const { isDark, themeCss } = themeParts(site, await getBootstrap(ctx, {}));
      const html = apiDocsPage({
        siteName: site.settings.branding.site_name,
        language: ctx.language,
        isDark,
        themeCss,
        fontUrl: font,
        icons: iconLinks(site),
        scripts: [start.url, scalar.url],
        nonce,
      });
      reply.header('content-security-policy', policyOf(nonce));
      return reply.type('text/html; charset=utf-8').send(html);
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
      return openApiDocument({ siteName: settings.branding.site_name, baseUrl: services.baseUrl, version });
    },
  });
  serveScript(app, scalar);
  serveScript(app, start);
}
