import type { Services } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { TestServer } from './harness.ts';

export interface Proxied {
  app: FastifyInstance;
  url: string;
  /** A JSON request of a visitor at an address of his own. */
  post(
    path: string,
    body: unknown,
    visitor?: { ip?: string; headers?: Record<string, string> },
  ): Promise<Response>;
}

/** The same site behind a trusted proxy: visitors have the addresses the proxy names. Without pages. */
export async function startProxied(
  { site, dataDir }: TestServer,
  services: Partial<Services> = {},
): Promise<Proxied> {
  const noPages = () => Promise.reject(new Error('This server shows no pages.'));
  const app = await buildApp({
    services: { ...site.services, ...services },
    databaseUrl: site.url,
    dataDir,
    clientDir: null,
    buildId: 'none',
    renderer: { page: noPages, shell: noPages },
    trustProxy: ['127.0.0.1'],
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let visitors = 0;
  const newAddress = () => {
    visitors += 1;
    return `198.51.${(visitors >> 8) & 255}.${visitors & 255}`;
  };
  return {
    app,
    url,
    post: (path, body, { ip = newAddress(), headers = {} } = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...headers },
        body: JSON.stringify(body),
      }),
  };
}
