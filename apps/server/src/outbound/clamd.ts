import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Scanner } from '@kantele/api/server';
import pLimit from 'p-limit';

/** Files that are looked at together. */
const scansAtOnce = 4;
/** Bytes of a piece that is sent. */
const pieceBytes = 65_536;
/** Characters of an answer at most. */
const answerAtMost = 1_000;

/** Where a clamd listens: a socket of this machine, or a host and a port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** `/run/clamav/clamd.ctl` or `127.0.0.1:3310`; null for anything else. */
export function clamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^(?:\[?([\w.:-]+?)\]?):(\d{1,5})$/.exec(text) ?? [];
  return host === undefined || Number(port) < 1 || Number(port) > 65_535
    ? null
    : { host, port: Number(port) };
}

/** Has files looked at by ClamAV's daemon: they are sent to it, so it needs no access to the store. */
export function clamdScanner(address: ClamdAddress): Scanner {
  const limit = pLimit(scansAtOnce);
  return {
    scan: (path, { seconds, signal }) =>
      limit(async () => {
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]);
        const answer = await ask(address, path, deadline);
        if (answer === 'stream: OK') return { found: null };
        const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
        if (found === undefined) throw new Error(`The virus scanner answered: ${answer}`);
        return { found };
      }),
  };
}

/**
 * INSTREAM of clamd's protocol: pieces with their length in front, then one without bytes; the answer ends with a zero.
 * @throws Error when there is no whole answer in time
 */
async function ask(address: ClamdAddress, path: string, signal: AbortSignal): Promise<string> {
  const socket = connect(address);
  // An end of the connection that nobody waits for just then is told by the answer that is missing.
  socket.on('error', () => {});
  const stop = () => socket.destroy(new Error('The virus scanner took too long.'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const answered = answerOf(socket);
    // It may say no before it has read everything, and then reads no further.
    const sent = send(socket, path).then(() => answered);
    return await Promise.race([answered, sent]);
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

async function send(socket: Socket, path: string): Promise<void> {
  const write = (bytes: Uint8Array) =>
    new Promise<void>((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())));
  await write(Buffer.from('zINSTREAM\0'));
  const length = Buffer.alloc(4);
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    length.writeUInt32BE(piece.length);
    await write(Buffer.concat([length, piece]));
  }
  await write(Buffer.alloc(4));
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\0');
      if (end >= 0) done(text.slice(0, end));
      else if (text.length > answerAtMost) fail(new Error('The virus scanner does not speak its protocol.'));
    });
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('The virus scanner ended the connection without an answer.')));
  });
}
