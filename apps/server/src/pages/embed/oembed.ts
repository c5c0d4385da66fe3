import { type EmbedType, embedCode, embedHeights, embedSizes, isEmbedType } from '@kantele/api/embed-code';
import { AppError, type Context, getSite, imageKey, type Services, siteAddress } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type EmbedThing, embedThing, idOf } from './thing.ts';

interface Asked {
  Querystring: { url?: unknown; format?: unknown; maxwidth?: unknown; maxheight?: unknown };
}

/** Width in CSS pixels where the other site names none; the frame takes any. */
const usualWidth = 640;

/** `GET /oembed`: the frame for the address of a page of this site, as oembed.com describes it. */
export function registerOembed(
  app: FastifyInstance,
  { baseUrl, storage }: Services,
  guestContextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/oembed',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const { url, format, maxwidth, maxheight } = request.query;
      reply.header('access-control-allow-origin', '*').header('vary', 'Accept-Language');
      if (typeof url !== 'string' || !URL.canParse(url)) throw new AppError('bad_request');
      const ctx = await guestContextOf(request, reply);
      if (format !== undefined && format !== 'json') {
        // A status of oEmbed alone: as one of the site's errors it would be one of the server.
        const message = ctx.translate('Only JSON is available.');
        return reply.code(501).send({ message, code: 'bad_request', requestId: request.id });
      }
      const page = pageAt(url, baseUrl);
      const thing = page ? await embedThing(ctx, page.type, page.id) : null;
      if (!thing) throw new AppError('not_found');
      const [widest, highest] = [boundOf(maxwidth), boundOf(maxheight)];
      const size = sizeWithin(thing.type, highest);
      const width = Math.min(usualWidth, widest);
      const height = Math.min(embedHeights[size], highest);
      const { settings } = await getSite(ctx.db);
      reply.header('cache-control', 'public, max-age=60');
      return {
        version: '1.0',
        type: 'rich',
        title: thing.name,
        author_name: thing.by,
        provider_name: settings.branding.site_name,
        provider_url: `${baseUrl}/`,
        ...(await thumbnailOf(thing, { baseUrl, storage, most: Math.min(widest, highest) })),
        html: embedCode({ baseUrl, type: thing.type, id: thing.id, title: thing.name, size, width, height }),
        width,
        height,
      };
    },
  });
}

/** The largest size that fits into a height; the smallest where none does. */
function sizeWithin(type: EmbedType, height: number) {
  return embedSizes(type).findLast((size) => embedHeights[size] <= height) ?? 'small';
}

/** What a page of this site shows; null for every other address. */
function pageAt(address: string, baseUrl: string) {
  const { origin, pathname } = new URL(address);
  const site = new URL(baseUrl);
  const root = site.pathname.replace(/\/$/, '');
  if (origin !== site.origin || !pathname.startsWith(`${root}/`)) return null;
  const [, type = '', digits = ''] =
    /^\/(\w+)\/(\d+)(?:\/[^/]*)?\/?$/.exec(pathname.slice(root.length)) ?? [];
  const id = idOf(digits);
  return isEmbedType(type) && id !== null ? { type, id } : null;
}

/** The most pixels the other site has room for. */
function boundOf(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}

interface Side {
  thumbnail_width: number;
  thumbnail_height: number;
}
/** A picture never changes under its hash. */
const sides = new LRUCache<string, Side>({ max: 1_000 });
/** Edges a kept picture has at most, from the largest. */
const edges = [640, 320, 160, 64];

async function thumbnailOf(
  { picture }: EmbedThing,
  { baseUrl, storage, most }: Pick<Services, 'baseUrl' | 'storage'> & { most: number },
) {
  const edge = edges.find((each) => each <= most);
  if (!picture || edge === undefined) return {};
  const key = imageKey(picture, edge, 'webp');
  const known = sides.get(key) ?? (await storage.withLocal(key, sideOf));
  sides.set(key, known);
  return { thumbnail_url: new URL(siteAddress(`/images/${picture}/${edge}.webp`), baseUrl).href, ...known };
}

async function sideOf(path: string): Promise<Side> {
  const { width, height } = await sharp(path).metadata();
  return { thumbnail_width: width, thumbnail_height: height };
}
