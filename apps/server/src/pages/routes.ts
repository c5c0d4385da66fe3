import { AppError, type Context, getSite, type Services, sessionCookieName } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveNotices } from '../http/live-notices.ts';
import { languageFor } from '../http/session.ts';
import { matches } from '../http/stream/send-file.ts';
import { type CachedPage, type Page, PageCache } from './cache.ts';
import { clearOnChange } from './clear-on-change.ts';
import { type Encoding, encodingFor, pack } from './pack.ts';
import type { Renderer } from './renderer.ts';

export interface PageOptions {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  renderer: Renderer;
  /** Part of every key: a new build makes new pages. */
  buildId: string;
  /** Off in development. */
  cached: boolean;
  notices: LiveNotices;
  /** Milliseconds a page is shown without being made anew, while nothing is told of a change. */
  freshMs?: number;
  /** Renders at a time before people get the shell. */
  rendersAtMost?: number;
}

/** Search parameters that change what a page shows; all others are left out of the key and of the render. */
const knownParams = new Set(['sort', 'type', 'tab', 'q', 'cursor', 'dir', 'genre', 'artist']);
const crawler = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;
const maxPath = 1_000;
const maxQuery = 4_000;
/** Pages around signing in: made for one visitor, with all their parameters, and never kept. */
const personal = /^\/(login|register|forgot-password|password|verify-email|workspace)(\/|$)/;
/** Addresses that open something: they must not travel on as a referrer. */
const secret = /^\/(password|verify-email)\//;

/**
 * GET /*: cookie, then cache, render or shell (docs/server-rendering.md). Answers the handler, for routes that show a
 * page of the application in some cases.
 */
export function registerPages(app: FastifyInstance, options: PageOptions) {
  const { services, contextOf, renderer } = options;
  const cache = new PageCache({
    freshMs: options.freshMs ?? 10_000,
    staleMs: 300_000,
    maxBytes: 32 * 2 ** 20,
    refreshesAtMost: 2,
  });
  if (options.cached) clearOnChange(app, cache, options.notices);
  const sessionCookie = sessionCookieName(services.baseUrl);
  const rendersAtMost = options.rendersAtMost ?? 8;
  let rendering = 0;
  const counted = async (render: () => Promise<Page>): Promise<Page> => {
    rendering += 1;
    try {
      return await render();
    } finally {
      rendering -= 1;
    }
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, url, whole } = target(request);
    if (secret.test(path)) reply.header('referrer-policy', 'no-referrer');
    if (/\.[a-z0-9]{1,8}$/i.test(path) || !acceptsHtml(request)) throw new AppError('not_found');
    const themeCookie = request.cookies['be-active-theme']?.slice(0, 40);
    reply.header('vary', 'Cookie, Accept-Encoding, Accept-Language');
    if (request.cookies[sessionCookie] !== undefined) {
      const ctx = await contextOf(request, reply);
      if (ctx.actor.kind === 'user') {
        const page = await renderer.page({ url: whole, ctx, themeCookie, html: false });
        // In the place of every page stands the one that asks to confirm the address.
        return sendOnce(request, reply, ctx.actor.verified ? page : { ...page, status: 403 });
      }
    }
    const site = await getSite(services.db);
    const chosen = site.settings['themes.user_change']
      ? site.themes.find((theme) => String(theme.id) === themeCookie)
      : undefined;
    const { language } = await languageFor(services, request);
    const isPersonal = personal.test(path);
    const key = [options.buildId, site.revision, chosen?.id ?? 'system', language, url].join('\n');
    const cookie = chosen ? String(chosen.id) : undefined;
    // The render outlives the request that started it: others wait for it too.
    const render = async () => {
      const ctx = { ...(await contextOf(request, reply)), signal: new AbortController().signal };
      return counted(() =>
        renderer.page({ url: isPersonal ? whole : url, ctx, themeCookie: cookie, html: true }),
      );
    };
    const busy = rendering >= rendersAtMost;
    if (!options.cached || (isPersonal && !busy)) return sendOnce(request, reply, await render());
    const known = cache.find(key, render);
    if (known) return sendCached(request, reply, known);
    if (rendering >= rendersAtMost && !cache.isRunning(key)) {
      if (crawler.test(request.headers['user-agent'] ?? '')) throw new AppError('overloaded');
      const ctx = await contextOf(request, reply);
      return sendOnce(request, reply, await renderer.shell(ctx, cookie));
    }
    return sendCached(request, reply, await cache.render(key, render));
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', config: { access: 'page' }, handler: showPage });
  return showPage;
}

/** The path, the address as pages are kept under, and the whole address. */
function target(request: FastifyRequest): { path: string; url: string; whole: string } {
  const [path = '/', query = ''] = request.url.split('?', 2);
  if (path.length > maxPath) throw new AppError('uri_too_long');
  if (path.startsWith('//')) throw new AppError('not_found');
  const params = new URLSearchParams(query);
  const kept = [...params].filter(
    ([name, value]) => (knownParams.has(name) && value.length <= 2_000) || (name === 'safe' && value === '1'),
  );
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  const search = new URLSearchParams(kept).toString();
  const whole = query ? `${path}?${query.slice(0, maxQuery)}` : path;
  return { path, url: search ? `${path}?${search}` : path, whole };
}

function acceptsHtml(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  return accept === undefined || /text\/html|\*\/\*|application\/xhtml/.test(accept);
}

/** For one visitor only, or not worth keeping. */
function sendOnce(request: FastifyRequest, reply: FastifyReply, page: Page) {
  // The request's time was up before the page was ready.
  if (reply.sent) return reply;
  reply.header('cache-control', 'private, no-store');
  return send(request, reply, page, (encoding) => pack(page.html, encoding));
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  if (reply.sent) return reply;
  const etag = `"${page.etag}"`;
  if (page.status >= 500) return sendOnce(request, reply, page);
  // The browser revalidates each time and mostly gets 304; shared caches store nothing, because pages depend on cookies.
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (page.status === 200 && matches(request.headers['if-none-match'], etag)) {
    // A 304 renews the stored headers: it must carry the page's own policy.
    return withPolicy(reply, page).code(304).send();
  }
  return send(request, reply, page, page.packed);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  packed: (encoding: Encoding) => Promise<Buffer>,
) {
  withPolicy(reply, page).code(page.status);
  if (page.location) return reply.header('location', locationOf(page, request)).send();
  const encoding = encodingFor(request.headers['accept-encoding']?.toString(), page.html);
  const body = encoding ? await packed(encoding) : page.html;
  if (reply.sent) return reply;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/** A page that has moved for good is asked for with all that was, also with what pages are not kept apart by. */
function locationOf({ status, location }: Page, request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  if (status !== 301 || mark < 0) return location ?? '/';
  return `${location?.split('?')[0]}${request.url.slice(mark)}`;
}

/** The page's own policy; in development, where modules bring inline styles, only the framing rule. */
function withPolicy(reply: FastifyReply, page: Page): FastifyReply {
  return reply.header('content-security-policy', page.csp || "frame-ancestors 'self'");
}
