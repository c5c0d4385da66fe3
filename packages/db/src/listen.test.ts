import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Listener } from './listen.ts';

/** Takes connections and says nothing, as a database that is busy starting or stopping. */
let silent: Server;
beforeEach(async () => {
  silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(() => silent.close());

const listenTo = (errors: Error[]) =>
  new Listener({
    url: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`,
    channel: 'test',
    onNotice: () => {},
    onBack: () => {},
    onError: (error) => errors.push(error),
  });

describe('a connection that hears', () => {
  it('is no error when it is closed while it is being opened', async () => {
    const errors: Error[] = [];
    const listener = listenTo(errors);
    await once(silent, 'connection');
    await listener.close();
    expect(errors).toEqual([]);
  });

  it('tells that it could not be opened, and tries again', async () => {
    const errors: Error[] = [];
    const listener = listenTo(errors);
    for (const _time of [1, 2]) {
      const [socket] = (await once(silent, 'connection')) as [Socket];
      socket.destroy();
    }
    expect(errors.length).toBeGreaterThanOrEqual(1);
    await listener.close();
  });
});
