import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteAddress } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';
import { startScript } from './api-docs-page.ts';

interface ServedFile {
  /** Ends with the hash of its text. */
  url: string;
  text: Buffer;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Once for as long as the server runs: the best brotli takes seconds for a hundredth less.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The scripts of the documentation: our own copy of Scalar, and what starts it. */
export async function apiDocsFiles(): Promise<{ scalar: ServedFile; start: ServedFile }> {
  const folder = dirname(createRequire(import.meta.url).resolve('@scalar/api-reference'));
  const scalar = await readFile(join(folder, 'browser', 'standalone.js'));
  return { scalar: served('scalar', scalar), start: served('start', Buffer.from(startScript)) };
}

function served(name: string, text: Buffer): ServedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `/api-docs/${name}-${hash}.js`, text };
}

/** Serves a script compressed, to be kept for good. */
export function serveScript(app: FastifyInstance, { url, text }: ServedFile): void {
  const made = new Map<string, Promise<Buffer>>();
  const compressed = (encoding: 'br' | 'gzip') => {
    const found = made.get(encoding) ?? (encoding === 'br' ? brotli(text, quality) : gzipped(text));
    made.set(encoding, found);
    return found;
  };
  app.route({
    method: ['GET', 'HEAD'],
    url,
    config: { access: 'open' },
    handler: async (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'Accept-Encoding');
      if (!encoding) return reply.send(text);
      return reply.header('content-encoding', encoding).send(await compressed(encoding));
    },
  });
}

/** The address of the site's own face in the client build; null without a build. */
export function fontUrl(clientDir: string | null): string | null {
  if (!clientDir) return null;
  const name = readdirSync(join(clientDir, 'assets')).find((file) =>
    /^archivo-latin-wdth-normal.*\.woff2$/.test(file),
  );
  return name ? siteAddress(`/assets/${name}`) : null;
}
