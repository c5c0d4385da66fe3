import { createServer, type Socket } from 'node:net';

/** The test file every scanner finds, in two parts, or scanners would find this one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** How the daemon behaves: `busy` reads and never answers, `rude` ends, `strange` talks of something else. */
type Mood = 'well' | 'busy' | 'rude' | 'strange' | 'small';

/** A daemon that speaks INSTREAM of clamd's protocol, and finds the test file. */
export interface Clamd {
  port: number;
  /** Sizes of the files it has seen whole. */
  seen: number[];
  mood: Mood;
  close(): void;
}

const command = Buffer.from('zINSTREAM\0');

export async function startClamd(): Promise<Clamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    if (clamd.mood === 'rude') return socket.end();
    let waiting = Buffer.alloc(0);
    const file: Buffer[] = [];
    let isAsked = false;
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      if (!isAsked) {
        if (waiting.length < command.length) return;
        if (!waiting.subarray(0, command.length).equals(command)) return socket.end('UNKNOWN COMMAND\0');
        isAsked = true;
        waiting = waiting.subarray(command.length);
        if (clamd.mood === 'small') return socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE();
        if (length === 0) return answer(socket, Buffer.concat(file));
        if (waiting.length < 4 + length) return;
        file.push(waiting.subarray(4, 4 + length));
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  const answer = (socket: Socket, file: Buffer) => {
    clamd.seen.push(file.length);
    if (clamd.mood === 'busy') return;
    if (clamd.mood === 'strange') return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0');
    socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const clamd: Clamd = {
    port: typeof address === 'object' && address ? address.port : 0,
    ...{ seen: [], mood: 'well' },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return clamd;
}
