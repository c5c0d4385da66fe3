import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestSite, type TestSite, type TestSiteOptions } from '@kantele/api/testing';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { mailTransport } from '../src/mail/transport.ts';
import { createOutbound } from '../src/outbound/client.ts';
import { diskStorage } from '../src/storage/disk.ts';

export interface BareServer {
  app: FastifyInstance;
  site: TestSite;
  /** Its own address, as everybody else knows it: `http://localhost:port`. */
  url: string;
  dataDir: string;
  close(): Promise<void>;
}

/** Key of the inbox of test servers. */
export const testInboxKey = 'a-key-of-an-inbox';

/** The server with its real way out and its real mail, without pages: it needs no build of the web application. */
export async function startBareServer(
  options: TestSiteOptions & { inbox?: boolean } = {},
): Promise<BareServer> {
  const { inbox, ...siteOptions } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'kantele-bare-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await createTestSite({
    mail: mailTransport({ inboxDir: inbox ? join(dataDir, 'inbox') : null }),
    outbound: createOutbound({ ownHost: 'localhost' }),
    storage: diskStorage(join(dataDir, 'files')),
    ...siteOptions,
  });
  site.services.baseUrl = url;
  const refuse = () => Promise.reject(new Error('This server has no pages.'));
  const app = await buildApp({
    services: site.services,
    databaseUrl: site.url,
    dataDir,
    clientDir: null,
    buildId: 'bare',
    inboxKey: inbox ? testInboxKey : undefined,
    renderer: { page: refuse, shell: refuse },
  });
  await app.listen({ port, host: 'localhost' });
  return {
    app,
    site,
    url,
    dataDir,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port nobody listens at right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
