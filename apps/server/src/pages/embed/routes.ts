import { isEmbedSize, isEmbedType, usualSize } from '@kantele/api/embed-code';
import { type Context, getSite, type Services, selectTheme } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, pack } from '../pack.ts';
import { themeParts } from '../renderer.ts';
import { type EmbedAssets, embedAssets } from './assets.ts';
import { type EmbedFrame, embedDocument, missingEmbed } from './document.ts';
import { registerOembed } from './oembed.ts';
import { embedThing, idOf } from './thing.ts';

export interface EmbedOptions {
  services: Services;
  /** Of a guest, whoever asks. */
  guestContextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Folder of the client build; null in development. */
  clientDir: string | null;
}

interface Asked {
  Params: { type: string; id: string };
  Querystring: { size?: unknown; theme?: unknown };
}

/** `GET /embed/{type}/{id}`: a track, an album or a playlist for frames on other sites; and `GET /oembed`, which tells them so. */
export function registerEmbeds(
  app: FastifyInstance,
  { services, guestContextOf, clientDir }: EmbedOptions,
): void {
  const assets = embedAssets(clientDir);
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/embed/:type/:id',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const { type } = request.params;
      const id = idOf(request.params.id);
      const ctx = await guestContextOf(request, reply);
      const thing = isEmbedType(type) && id !== null ? await embedThing(ctx, type, id) : null;
      const frame = await frameOf(ctx, request.query, assets);
      const size = isEmbedSize(request.query.size)
        ? request.query.size
        : usualSize(isEmbedType(type) ? type : 'track');
      const { html, csp } = thing
        ? embedDocument(thing, { ...frame, size })
        : missingEmbed({ ...frame, size });
      reply
        .code(thing ? 200 : 404)
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': csp,
          'cache-control': thing ? 'public, max-age=60' : 'no-store',
          'x-robots-tag': 'noindex',
          vary: 'Accept-Encoding, Accept-Language',
        });
      const page = Buffer.from(html);
      const encoding = encodingFor(request.headers['accept-encoding']?.toString(), page);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(encoding ? await pack(page, encoding) : page);
    },
  });
  registerOembed(app, services, guestContextOf);
}

async function frameOf(
  ctx: Context,
  { theme: asked }: { theme?: unknown },
  assets: EmbedAssets,
): Promise<Omit<EmbedFrame, 'size'>> {
  const site = await getSite(ctx.db);
  const chosen = (() => {
    if (asked === 'light') return site.themes.find((theme) => theme.default_light);
    if (asked === 'dark') return site.themes.find((theme) => theme.default_dark);
    return selectTheme(site.themes, {
      cookie: undefined,
      userChange: false,
      defaultId: site.settings['themes.default_id'],
    });
  })();
  const { themeCss: css, isDark } = themeParts(site, {
    themes: { all: [...site.themes], selectedThemeId: chosen?.id ?? null },
  });
  const { language, translate } = ctx;
  return { site, language, translate, baseUrl: ctx.services.baseUrl, theme: { css, isDark }, assets };
}
