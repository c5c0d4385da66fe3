import { AppError, getSite, type Services, sitemapNames, sitemapPart } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { iconHash, iconSizes, initialIcon, pngIcon } from './icons.ts';
import { manifestOf } from './manifest.ts';
import { robots, sitemap, sitemapIndex } from './texts.ts';

const anHour = 'public, max-age=3600';
const forGood = 'public, max-age=31536000, immutable';

/** Files that browsers and search engines look for at the root, made of the settings of the site. */
export function registerSiteFiles(app: FastifyInstance, services: Services): void {
  const file = (url: string, type: string, make: () => Promise<string>) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { access: 'open' },
      handler: async (_request, reply) =>
        reply
          .type(type)
          .header('cache-control', anHour)
          .send(await make()),
    });
  const site = () => getSite(services.db);
  file('/favicon.svg', 'image/svg+xml', async () => initialIcon(await site()));
  file('/robots.txt', 'text/plain; charset=utf-8', async () =>
    robots(services.baseUrl, (await site()).settings.seo.listed),
  );
  file('/manifest.webmanifest', 'application/manifest+json', async () =>
    JSON.stringify(manifestOf(await site())),
  );

  app.route<{ Params: { hash: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/icons/:hash/:file',
    config: { access: 'open' },
    handler: async ({ params }, reply) => {
      const current = await site();
      const size = iconSizes.find((known) => params.file === `${known}.png`);
      // Others are not made: whoever asks must not decide what this machine calculates.
      if (!size || params.hash !== iconHash(current)) throw new AppError('not_found');
      const icon = await pngIcon(services, current, { hash: params.hash, size });
      return reply.type('image/png').header('cache-control', forGood).send(icon);
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/sitemap.xml',
    config: { access: 'open' },
    handler: async (_request, reply) =>
      xml(reply, sitemapIndex(services.baseUrl, await sitemapNames(services.db))),
  });
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/sitemaps/:file',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const [, name = ''] = /^(.+)\.xml$/.exec(request.params.file) ?? [];
      return xml(reply, sitemap(services.baseUrl, await sitemapPart(services.db, name)));
    },
  });
}

const xml = (reply: FastifyReply, text: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', anHour).send(text);
