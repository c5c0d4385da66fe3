import { AppError, getSite, type Services } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';

/**
 * What code of an ad network may do. The sandbox has no `allow-same-origin`: wherever the document is opened, its origin
 * is its own, without cookies, storage or pages of this site. It may open windows, which are free of the sandbox, so that
 * an advertisement can be followed; it may not navigate the page around it.
 */
const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  'form-action https:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

const style = 'html,body{margin:0;block-size:100%;overflow:hidden}body{display:grid;place-content:center}';

/** `GET /ads/{slot}`: the code of a place in a document of its own, for the frame that pages show it in. */
export function registerAdFrames(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { slot: string } }>({
    method: ['GET', 'HEAD'],
    url: '/ads/:slot',
    config: { access: 'open' },
    handler: async ({ params }, reply) => {
      const { ads } = await getSite(services.db);
      const ad = ads.find(({ slot }) => slot === params.slot);
      if (ad?.kind !== 'code') throw new AppError('not_found');
      reply.header('content-security-policy', policy);
      reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
      return reply
        .type('text/html; charset=utf-8')
        .send(
          [
            '<!doctype html><html><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width"><base target="_blank">',
            `<style>${style}</style></head><body>${ad.html}</body></html>`,
          ].join(''),
        );
    },
  });
}
