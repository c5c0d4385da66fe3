import type { ServerResponse } from 'node:http';
import type { ByteRange } from './range.ts';

/** Larger reads gain nothing, smaller ones cost: measured at 64 KB, 256 KB and 1 MB. */
const chunkBytes = 256 * 1_024;
/** A reader that takes nothing for this long is let go. */
const stallMs = 30_000;

const pool: Buffer[] = [];
const poolAtMost = 64;

function takeBuffer(bytes: number): Buffer {
  // Small ranges get small buffers: allocating two full ones would cost more than reading.
  if (bytes < chunkBytes) return Buffer.allocUnsafe(bytes);
  return pool.pop() ?? Buffer.allocUnsafeSlow(chunkBytes);
}

function giveBack(buffer: Buffer) {
  if (buffer.length === chunkBytes && pool.length < poolAtMost) pool.push(buffer);
}

/** Bytes that are sent: a file, or what is made of one while it is sent. */
export interface Readable {
  size: number;
  /** Fills the buffer with bytes from a position on; answers how many there were. */
  read(target: Buffer, position: number): Promise<number>;
}

/**
 * Writes a range of bytes to a response: two buffers, one being read while the other is on its way. Never holds
 * more than those, however slow the reader. Ends without an error when the client closes the connection.
 * @throws Error when the file is shorter than announced: the connection must be cut, not completed
 */
export async function sendBytes(
  content: Readable,
  range: ByteRange,
  response: ServerResponse,
): Promise<void> {
  let position = range.start;
  const left = () => range.end + 1 - position;
  const buffers = [takeBuffer(Math.min(left(), chunkBytes)), null] as [Buffer, Buffer | null];
  let sending: Promise<boolean> = Promise.resolve(true);
  let turn = 0;
  try {
    while (left() > 0) {
      const buffer = buffers[turn] ?? takeBuffer(Math.min(left(), chunkBytes));
      buffers[turn] = buffer;
      const length = await content.read(buffer.subarray(0, Math.min(left(), buffer.length)), position);
      if (length === 0) throw new Error('The file is shorter than it was.');
      position += length;
      if (!(await sending)) return;
      sending = write(response, buffer.subarray(0, length));
      turn = 1 - turn;
      // The other buffer is free once its write is through: that is what `await sending` above has seen.
    }
    await sending;
  } finally {
    if (await sending.catch(() => false)) for (const buffer of buffers) if (buffer) giveBack(buffer);
  }
}

/** Resolves true when the bytes have been handed to the system, false when the client is gone or stalls. */
function write(response: ServerResponse, bytes: Buffer): Promise<boolean> {
  return new Promise((done) => {
    if (response.destroyed || response.closed) return done(false);
    const timer = setTimeout(() => response.destroy(), stallMs);
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      response.off('close', gone);
      done(ok);
    };
    const gone = () => settle(false);
    response.once('close', gone);
    response.write(bytes, (error) => settle(!error));
  });
}
