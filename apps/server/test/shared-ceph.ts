import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CephGateway, type CephKeys, gatewayAt, hasCeph, startCeph } from './ceph.ts';

const variable = 'KANTELE_TEST_CEPH';

/**
 * vitest global set-up: one gateway for the whole run, started by the first test file that asks for it. Runs without such
 * a file start none.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable] || !hasCeph()) return undefined;
  let started: Promise<{ keys: CephKeys; close: () => Promise<void> }> | undefined;
  const server = createServer((_request, response) => {
    started ??= startCeph();
    started.then(
      ({ keys }) => response.end(JSON.stringify(keys)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await listening(server);
  process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    delete process.env[variable];
    server.close();
    await (await started)?.close();
  };
}

/** The gateway of this run. */
export async function sharedCeph(): Promise<CephGateway> {
  const address = process.env[variable];
  if (!address) throw new Error('Run tests through vitest: its global set-up starts the gateway.');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The gateway of Ceph did not start: ${await answer.text()}`);
  return gatewayAt((await answer.json()) as CephKeys);
}

const listening = (server: Server) =>
  new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
