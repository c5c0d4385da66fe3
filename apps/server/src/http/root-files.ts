import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What a service worker may reach: this site. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The few files browsers look for at the root (pictures, the service worker): read once, kept in memory. */
export async function registerRootFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  for (const name of await readdir(clientDir)) {
    const type = types[extname(name)];
    if (!type) continue;
    const data = await readFile(join(clientDir, name));
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${name}`,
      config: { access: 'open' },
      handler: async (_request, reply) =>
        reply
          .type(type)
          .headers(
            extname(name) === '.js'
              ? { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy }
              : { 'cache-control': 'public, max-age=86400' },
          )
          .send(data),
    });
  }
}
