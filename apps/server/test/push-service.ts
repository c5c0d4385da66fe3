import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser that has subscribed at a push service. */
export interface PushedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What it was sent, decrypted. */
  received: Record<string, unknown>[];
  /** The size of each of these in bytes. */
  bytes: number[];
  /** Under which topic each came: what waits for a browser is replaced by what comes under the same. */
  topics: (string | undefined)[];
  /** What its push service answers; 410 once it is gone. Or bytes that are no HTTP, or nothing. */
  status: number | 'garbage' | 'silence';
  /** What it says in `Retry-After`. */
  retryAfter?: string;
  /** How often it was asked, whatever it answered. */
  asked: number;
}

/**
 * A push service (RFC 8030) with its browsers: it takes only what the site signed whose key a browser subscribed with
 * (RFC 8292), and decrypts it as the browser does (RFC 8291), by code that knows nothing of the sender's.
 */
export async function startPushService() {
  const browsers = new Map<string, { browser: PushedBrowser; pair: ECDH; siteKey: string }>();
  /** `onTaken` is told how many messages were taken in all, before each of them is answered. */
  const hooks: { onTaken: (count: number) => void } = { onTaken: () => {} };
  let taken = 0;
  const server = createServer(async (request, response) => {
    const found = browsers.get(request.url ?? '');
    const status = found ? await take(request, found, url).catch(() => 400) : 404;
    if (status === 201) {
      taken += 1;
      hooks.onTaken(taken);
    }
    const wait = found?.browser.retryAfter;
    if (status === 'garbage') response.socket?.end('\u0000\u0001 no HTTP\r\n\r\n');
    else if (status !== 'silence') response.writeHead(status, wait ? { 'retry-after': wait } : {}).end();
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(hooks, {
    url,
    /** A browser subscribes with the key of the site. */
    subscribe(siteKey: string): PushedBrowser {
      const pair = createECDH('prime256v1');
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
      const browser: PushedBrowser = {
        ...{ endpoint: url + path, keys, status: 201, asked: 0 },
        ...{ received: [], bytes: [], topics: [] },
      };
      browsers.set(path, { browser, pair, siteKey });
      return browser;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

async function take(
  request: IncomingMessage,
  { browser, pair, siteKey }: { browser: PushedBrowser; pair: ECDH; siteKey: string },
  origin: string,
): Promise<PushedBrowser['status']> {
  browser.asked += 1;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (browser.status !== 201) return browser.status;
  if (!isSigned(request.headers.authorization ?? '', siteKey, origin)) return 403;
  if (request.headers['content-encoding'] !== 'aes128gcm' || Number(request.headers.ttl) <= 0) return 400;
  const text = decrypted(Buffer.concat(chunks), pair, browser.keys.auth);
  browser.received.push(JSON.parse(text));
  browser.bytes.push(Buffer.byteLength(text));
  browser.topics.push(request.headers.topic?.toString());
  return 201;
}

function isSigned(authorization: string, siteKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,\s]+), *k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== siteKey) return false;
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(siteKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const given = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)) return false;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const left = Number(claims.exp) - Date.now() / 1_000;
  return claims.aud === origin && left > 0 && left <= 86_400 && /^mailto:/.test(String(claims.sub));
}

function decrypted(body: Buffer, pair: ECDH, auth: string): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const content = body.subarray(21 + length);
  const derive = (key: Buffer, from: Buffer, info: string | Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const key = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
