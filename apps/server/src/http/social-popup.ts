import { createHash } from 'node:crypto';
import {
  AppError,
  alreadySignedIn,
  beginSocial,
  type Context,
  couldNotBegin,
  directionOf,
  escapeHtml,
  finishSocial,
  nextOf,
  type Services,
  type SocialMessage,
  type SocialService,
  safeRedirectPath,
  serviceNamed,
  siteAddress,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonText } from '../pages/document.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/**
 * Hands the result to the page that opened the popup and closes it. Only a page of this site gets it: the browser
 * compares the origin. Without such a page the popup itself navigates to this site.
 */
const script = `const { message, origin, next } = JSON.parse(document.getElementById('result').textContent);
if (window.opener) { window.opener.postMessage(message, origin); window.close(); }
else if (message.status === 'SUCCESS' || message.status === 'ALREADY_LOGGED_IN') location.replace(next);`;

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The popup of sign-in elsewhere: off to the service, and back with a result for the page that opened it. */
export function registerSocialPopup(app: FastifyInstance, services: Services, contextOf: ContextOf): void {
  const origin = new URL(services.baseUrl).origin;
  // Up to four requests to the service, one after another: on failure the page shows a sentence, not a time-out.
  const handlerTimeout = 45_000;
  const open = { config: { access: 'open' }, handlerTimeout } as const;
  const signedIn = { config: { access: 'signed-in' }, handlerTimeout } as const;

  app.addHook('onRequest', async (request, reply) => {
    // A popup that isolates itself loses the page that opened it on the way back from the service.
    if (isPopup(request)) reply.header('cross-origin-opener-policy', 'unsafe-none');
  });

  const show = (reply: FastifyReply, ctx: Context, message: SocialMessage, next: string) => {
    const words = message.callbackData?.errorMessage ?? ctx.translate('You can close this window.');
    const html = [
      `<!doctype html><html lang="${escapeHtml(ctx.language)}" dir="${directionOf(ctx.language)}"><head>`,
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
      `<title>${escapeHtml(words)}</title></head><body><p>${escapeHtml(words)}</p>`,
      `<script type="application/json" id="result">${jsonText({ message, origin, next: siteAddress(next) })}</script>`,
      `<script>${script}</script></body></html>`,
    ].join('');
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer');
    return reply.type('text/html; charset=utf-8').send(html);
  };

  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    ctx: Context,
    service: SocialService,
    intent: 'login' | 'connect',
  ) => {
    const next = text(request.query, 'next');
    try {
      const address = await beginSocial(ctx, { service, intent, next });
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(address, 302);
    } catch (error) {
      if (error instanceof AppError) throw error;
      request.log.warn(
        { reason: error instanceof Error ? error.message : '' },
        'a social sign-in did not begin',
      );
      return show(reply, ctx, await couldNotBegin(ctx, service), safeRedirectPath(next) ?? '/');
    }
  };

  app.get('/secure/auth/social/:service/login', open, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const service = await serviceNamed(ctx, text(request.params, 'service') ?? '');
    if (ctx.actor.kind === 'user') {
      return show(reply, ctx, alreadySignedIn(), safeRedirectPath(text(request.query, 'next')) ?? '/');
    }
    return begin(request, reply, ctx, service, 'login');
  });

  app.get('/secure/auth/social/:service/connect', signedIn, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const service = await serviceNamed(ctx, text(request.params, 'service') ?? '');
    if (!isOwnNavigation(request, origin)) throw new AppError('csrf');
    return begin(request, reply, ctx, service, 'connect');
  });

  app.get('/secure/auth/social/:service/callback', open, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const service = await serviceNamed(ctx, text(request.params, 'service') ?? '');
    const [state, code] = [text(request.query, 'state'), text(request.query, 'code')];
    const [error, iss] = [text(request.query, 'error'), text(request.query, 'iss')];
    const message = await finishSocial(ctx, service, { state, code, error, iss });
    return show(reply, ctx, message, nextOf(state));
  });
}

function isPopup(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/secure/auth/social/:service/') ?? false;
}

/** Asked by a page of this site, or by the person himself in the address bar. */
function isOwnNavigation(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === origin;
}

/** A parameter given once; anything else counts as absent. */
function text(values: unknown, name: string): string | undefined {
  const value: unknown =
    typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return typeof value === 'string' && value.length <= 4_000 ? value : undefined;
}
