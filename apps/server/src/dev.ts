import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { readEnv } from './env.ts';
import { createRenderer, type WebBundle } from './pages/renderer.ts';
import { failToStart, runServer } from './run-server.ts';

/** Paths the server answers itself; everything else is looked for by Vite first. */
const own = /^\/(api|trpc|auth|secure|dev|embed|oembed|images|healthz|readyz|metrics)(\/|$|\?)/;

/** The server in development: pages through Vite, edited modules swapped without a reload. */
async function main() {
  let vite: ViteDevServer | undefined;
  const started = () => {
    if (!vite) throw new Error('The development server has not started yet.');
    return vite;
  };
  await runServer(readEnv(), async (log) => ({
    clientDir: null,
    buildId: 'development',
    renderer: createRenderer({
      loadBundle: () => started().ssrLoadModule('/src/entry-server.tsx') as Promise<WebBundle>,
      assets: () => ({ entry: '/src/entry-client.tsx', preload: [], css: '', cssFiles: [], font: null }),
      transform: (html, url) => started().transformIndexHtml(url, html),
      onError: (error, url) => log.error({ err: error, url }, 'page failed'),
    }),
    prepare: async (app: FastifyInstance) => {
      const dev = await createServer({
        root: fileURLToPath(new URL('../../web', import.meta.url)),
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      vite = dev;
      app.addHook('onRequest', (request, reply, done) => {
        if (own.test(request.url)) return done();
        dev.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => dev.close());
    },
  }));
}

main().catch(failToStart);
