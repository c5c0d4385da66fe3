import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OutboundError } from '@kantele/api/server';
import { describe, expect, it } from 'vitest';
import { createOutbound } from './client.ts';
import { listen, servers } from './testing.ts';

const limit = 2 * 2 ** 20;
const open = createOutbound({ ownHost: 'music.example.com', refusalsAfterMs: [0] });
const configured = (url: string, maxBytes = limit) => open.request(url, { maxBytes, reach: 'configured' });

describe('an answer', () => {
  it('comes whole, with status and headers, from what an admin set up', async () => {
    const { url, seen } = await listen((request, response) => {
      request.pipe(response.writeHead(201, { 'x-kind': 'echo' }));
    });
    const answer = await open.request(url, {
      method: 'POST',
      body: 'grüezi',
      headers: { 'content-type': 'text/plain' },
      maxBytes: limit,
      reach: 'configured',
    });
    expect(answer).toMatchObject({ status: 201, headers: { 'x-kind': 'echo' } });
    expect(Buffer.from(answer.body).toString()).toBe('grüezi');
    expect(seen.headers).toMatchObject({ 'accept-encoding': 'identity', 'content-length': '7' });
  });

  it('that leads elsewhere is refused, and nobody goes there (O4)', async () => {
    const inner = await listen((_request, response) => response.end('inner'));
    for (const status of [301, 302, 303, 307, 308]) {
      const { url } = await listen((_request, response) => {
        response.writeHead(status, { location: inner.url }).end();
      });
      await expect(configured(url)).rejects.toBeInstanceOf(OutboundError);
    }
    expect(inner.seen.connections).toBe(0);
  });

  it.each([
    ['declares too much', { 'content-length': String(10 * 2 ** 30) }, Buffer.alloc(0)],
    ['has no end', {}, null],
    ['is a packed bomb', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(64 * 2 ** 20))],
    [
      'is a bomb of another kind',
      { 'content-encoding': 'br' },
      brotliCompressSync(Buffer.alloc(16 * 2 ** 20)),
    ],
    ['is packed in an unknown way', { 'content-encoding': 'zstd' }, Buffer.from('x')],
    ['has endless headers', { 'x-long': 'x'.repeat(100_000) }, Buffer.from('x')],
    ['claims to be packed and is not', { 'content-encoding': 'gzip' }, Buffer.from('plain')],
  ])('that %s is refused, after little was read (O5)', async (_name, headers, body) => {
    let written = 0;
    const { url } = await listen((_request, response) => {
      response.writeHead(200, headers);
      if (body) return response.end(body);
      const chunk = Buffer.alloc(65_536);
      const more = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const before = process.memoryUsage().rss;
    await expect(configured(url)).rejects.toBeInstanceOf(OutboundError);
    expect(written).toBeLessThan(16 * 2 ** 20);
    expect(process.memoryUsage().rss - before).toBeLessThan(96 * 2 ** 20);
  });

  it('of exactly the size that is allowed comes through, packed or not', async () => {
    const plain = await listen((_request, response) => response.end(Buffer.alloc(1_000, 1)));
    expect((await configured(plain.url, 1_000)).body).toHaveLength(1_000);
    await expect(configured(plain.url, 999)).rejects.toBeInstanceOf(OutboundError);
    const packed = await listen((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000, 1)));
    });
    expect((await configured(packed.url, 1_000)).body).toHaveLength(1_000);
    await expect(configured(packed.url, 999)).rejects.toBeInstanceOf(OutboundError);
  });

  it('that trickles in is given up after ten seconds (O5)', async () => {
    const { url } = await listen((_request, response) => {
      const timer = setInterval(() => response.write('x'), 1_000);
      response.on('close', () => clearInterval(timer));
    });
    await expect(configured(url)).rejects.toBeInstanceOf(OutboundError);
  });

  it('that breaks off is refused', async () => {
    const { url } = await listen((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x');
      setTimeout(() => response.destroy(), 50);
    });
    await expect(configured(url)).rejects.toBeInstanceOf(OutboundError);
  });

  it('is for a few at a time; the rest is turned away', async () => {
    let under = 0;
    let most = 0;
    const { url } = await listen((_request, response) => {
      under += 1;
      most = Math.max(most, under);
      setTimeout(() => {
        under -= 1;
        response.end('x');
      }, 100);
    });
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => configured(url)));
    expect(most).toBe(4);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);
  });
});

describe('https', () => {
  it('is refused where the certificate is not right', async () => {
    const tcp = createTcpServer((socket) => socket.end('this is no TLS'));
    servers.push(tcp);
    const port = await new Promise<number>((listening) => {
      tcp.listen(0, () => {
        const address = tcp.address();
        listening(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(configured(`https://127.0.0.1:${port}/`)).rejects.toBeInstanceOf(OutboundError);
  });
});
