import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { OutboundAnswer, OutboundRequest } from '@kantele/api/server';
import type { Target } from './target.ts';

/** Milliseconds to a connection. */
const connectMs = 3_000;
const headerBytes = 16_384;

/** One request to addresses that were checked, and its whole answer. @throws Error for redirects and what is too much */
export async function exchange(
  target: Target,
  addresses: readonly string[],
  { method = 'GET', headers = {}, body, maxBytes }: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const options: RequestOptions = {
    method,
    headers: {
      'user-agent': 'Kantele',
      ...headers,
      // A body is counted as it comes; what comes packed nevertheless is counted unpacked.
      'accept-encoding': 'identity',
      connection: 'close',
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
    // No connection is used twice: each one goes to an address that was checked for it.
    agent: false,
    lookup: fixedLookup(addresses),
    maxHeaderSize: headerBytes,
    signal,
  };
  const response = await respond(target, options, body);
  try {
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400) throw new Error('The address leads elsewhere.');
    if (Number(response.headers['content-length'] ?? 0) > maxBytes)
      throw new Error('The answer is too large.');
    return { status, headers: plainHeaders(response), body: await readAll(response, maxBytes, signal) };
  } finally {
    response.destroy();
  }
}

/** Always answers the addresses that were looked up and checked before. */
function fixedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (!first) callback(new Error('The name has no address.'), '');
    else if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

function respond(
  target: Target,
  options: RequestOptions,
  body: string | Uint8Array | undefined,
): Promise<IncomingMessage> {
  const send = target.url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request: ClientRequest = send(target.url, options, done);
    const late = setTimeout(() => request.destroy(new Error('No connection in time.')), connectMs);
    request.on('socket', (socket) => {
      socket.once(target.url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(late));
    });
    request.on('error', fail);
    request.on('close', () => clearTimeout(late));
    request.end(body);
  });
}

function plainHeaders(response: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

async function readAll(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const stream = unpacked(response);
  const chunks: Buffer[] = [];
  let size = 0;
  // Ending the loop early destroys the stream.
  for await (const chunk of stream) {
    if (signal.aborted) throw new Error('It took too long.');
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new Error('The answer is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function unpacked(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') return response;
  const unpack = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[coding];
  if (!unpack) throw new Error('The answer is packed in an unknown way.');
  // Errors of either end come out of the loop that reads.
  return pipeline(response, unpack({ chunkSize: 16_384 }), () => {});
}
