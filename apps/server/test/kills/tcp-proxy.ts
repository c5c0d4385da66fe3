import { connect, createServer, type Socket } from 'node:net';

/** A line between a client and a server on this machine that fails as networks do. */
export interface TcpProxy {
  port: number;
  /** Bytes clients have sent. */
  sent(): number;
  /** Holds everything back, also what connects meanwhile, or lets it go on. */
  hold(isHeld: boolean): void;
  /** Milliseconds everything takes longer from now on. */
  delay(ms: number): void;
  /** Ends every connection at once, as a reset. */
  cut(): void;
  close(): Promise<void>;
}

/** @param target where connections lead to */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const lines = new Set<[Socket, Socket]>();
  let sent = 0;
  let isHeld = false;
  let delayMs = 0;
  const pass = (from: Socket, to: Socket, count: (bytes: number) => void) => {
    from.on('data', (chunk: Buffer) => {
      count(chunk.length);
      const write = () => {
        if (!to.writable || to.write(chunk)) return;
        from.pause();
        to.once('drain', () => {
          if (!isHeld) from.resume();
        });
      };
      if (delayMs > 0) setTimeout(write, delayMs);
      else write();
    });
    from.on('error', () => {});
    from.on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    const onward = connect(target);
    const line: [Socket, Socket] = [client, onward];
    lines.add(line);
    client.once('close', () => lines.delete(line));
    pass(client, onward, (bytes) => {
      sent += bytes;
    });
    pass(onward, client, () => {});
    if (isHeld) for (const socket of line) socket.pause();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const cut = () => {
    for (const socket of [...lines].flat()) socket.resetAndDestroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    sent: () => sent,
    hold(held) {
      isHeld = held;
      for (const socket of [...lines].flat()) {
        if (held) socket.pause();
        else socket.resume();
      }
    },
    delay(ms) {
      delayMs = ms;
    },
    cut,
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
