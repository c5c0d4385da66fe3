import { OutboundError } from '@kantele/api/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, type OutboundOptions } from './client.ts';
import { listen } from './testing.ts';

const limit = 2 * 2 ** 20;
const quick = { ownHost: 'music.example.com', refusalsAfterMs: [0] } satisfies OutboundOptions;

describe('an address a visitor gave', () => {
  let target: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    target = await listen((_request, response) => response.end('secret'));
  });

  // O1: every spelling of this machine and of its neighbours, on the port a listener waits at.
  it.each([
    ...['127.0.0.1', 'localhost', '0.0.0.0', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '0000177.0.0.1'],
    ...[
      '010.0.0.1',
      '1.2.3.04',
      '127。0。0。1',
      '①②⑦.⓪.⓪.①',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ],
    ...['[::ffff:a9fe:a9fe]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::a9fe:a9fe]'],
    ...[
      '[64:ff9b:1::7f00:1]',
      '[2002:7f00:1::]',
      '[2002:a9fe:a9fe::]',
      '[fe80::1]',
      '[fec0::1]',
      '[fd00::1]',
    ],
    ...['[ff02::1]', '[2001:db8::1]', '[2001::1]', '[100::1]', '100.64.0.1', '192.0.0.1', '192.0.2.1'],
    ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '10.0.0.1'],
    ...[
      '169.254.169.254',
      '172.16.0.1',
      '192.168.0.1',
      'localhost.',
      '127.0.0.1.',
      'public@127.0.0.1',
      ':@[::1]',
    ],
  ])('on this machine or its network is refused: %s', async (host) => {
    const client = createOutbound({ ...quick, ports: [target.port] });
    for (const path of ['', '/image.png']) {
      const asked = client.request(`http://${host}:${target.port}${path}`, {
        maxBytes: limit,
        reach: 'public',
      });
      await expect(asked).rejects.toBeInstanceOf(OutboundError);
    }
    expect(target.seen.connections).toBe(0);
  });

  it('of this site itself is refused, wherever it is', async () => {
    const resolve = async () => ['93.184.216.34'];
    const client = createOutbound({ ...quick, resolve });
    await expect(
      client.request('https://music.example.com/x', { maxBytes: 1, reach: 'public' }),
    ).rejects.toBeInstanceOf(OutboundError);
  });

  // O2
  it.each([
    ...['file:///etc/passwd', 'ftp://example.com/', 'gopher://example.com/', 'data:text/plain,x'],
    ...[
      'blob:https://example.com/x',
      'unix:/run/x.sock',
      'http:/example.com',
      'http:example.com',
      '//example.com',
    ],
    ...[
      'http://example.com:22/',
      'http://example.com:5432/',
      'http://example.com:6379/',
      'http://',
      'http:///x',
    ],
    ...['http://exa mple.com/', 'http://example.com\\@127.0.0.1/', 'http://example.com/\r\nHost: x', ''],
    ...[
      'http://user:pass@example.com/',
      `http://example.com/${'x'.repeat(3_000)}`,
      'http://%31%32%37.0.0.1/',
    ],
  ])('of another kind is refused: %j', async (url) => {
    let resolved = 0;
    const resolve = async () => {
      resolved += 1;
      return ['127.0.0.1'];
    };
    const client = createOutbound({ ...quick, resolve });
    await expect(client.request(url, { maxBytes: limit, reach: 'public' })).rejects.toBeInstanceOf(
      OutboundError,
    );
    expect(resolved).toBeLessThanOrEqual(url.includes('%31') ? 1 : 0);
  });

  it('is looked up once, and only what was checked is asked (O3)', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    let lookups = 0;
    const client = createOutbound({
      ...quick,
      ports: [target.port],
      resolve: async () => answers[lookups++] ?? ['127.0.0.1'],
    });
    const asked = client.request(`http://rebinding.test:${target.port}/`, {
      maxBytes: limit,
      reach: 'public',
    });
    await expect(asked).rejects.toBeInstanceOf(OutboundError);
    expect(lookups).toBe(1);
    expect(target.seen.connections).toBe(0);
  });

  it.each([
    [['93.184.216.34', '127.0.0.1']],
    [['2606:2800:220:1:248:1893:25c8:1946', '::1']],
    [['93.184.216.34', '::ffff:10.0.0.1']],
    [[]],
    [['not an address']],
  ])('with one closed address among its addresses is refused: %j (O4)', async (addresses) => {
    const client = createOutbound({ ...quick, ports: [target.port], resolve: async () => addresses });
    const asked = client.request(`http://mixed.test:${target.port}/`, { maxBytes: limit, reach: 'public' });
    await expect(asked).rejects.toBeInstanceOf(OutboundError);
    expect(target.seen.connections).toBe(0);
  });

  it('is refused with one sentence, whatever the cause, and at one of few times (O7)', async () => {
    const client = createOutbound({ ...quick, refusalsAfterMs: [300], ports: [80, target.port] });
    const times: number[] = [];
    const texts = new Set<string>();
    for (const url of ['http://127.0.0.1/', 'nonsense', 'http://does-not-exist.invalid/']) {
      const started = performance.now();
      const error = await client
        .request(url, { maxBytes: 1, reach: 'public' })
        .catch((cause: Error) => cause);
      times.push(performance.now() - started);
      texts.add(error instanceof Error ? error.message : '');
    }
    expect([...texts]).toEqual(['This address could not be fetched.']);
    for (const time of times) expect(time).toBeGreaterThan(295);
  });
});
