import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CacheOptions, type Page, PageCache } from './cache.ts';

function setup(options: Partial<CacheOptions> = {}) {
  let now = 0;
  const cache = new PageCache({
    freshMs: 10_000,
    staleMs: 300_000,
    maxBytes: 1_000_000,
    refreshesAtMost: 2,
    now: () => now,
    ...options,
  });
  return { cache, advance: (ms: number) => (now += ms) };
}
const page = (text: string, status = 200): Page => ({
  status,
  html: Buffer.from(text),
  csp: '',
  location: null,
});
const never = async (): Promise<Page> => {
  throw new Error('This page must not be rendered.');
};

describe('kept pages', () => {
  it('are rendered once for fifty who ask together', async () => {
    const { cache } = setup();
    let renders = 0;
    const render = async () => {
      renders += 1;
      return page('hello');
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.render('a', render)));
    expect([renders, new Set(answers).size]).toEqual([1, 1]);
  });

  it('are shown while fresh, then stale while one render renews them, then forgotten', async () => {
    const { cache, advance } = setup();
    await cache.render('a', async () => page('old'));
    advance(9_999);
    expect(cache.find('a', never)?.html.toString()).toBe('old');
    advance(2);
    expect(cache.find('a', async () => page('new'))?.html.toString()).toBe('old');
    await cache.render('a', never);
    expect(cache.find('a', never)?.html.toString()).toBe('new');
    advance(400_000);
    expect(cache.find('a', never)).toBeNull();
  });

  it('are gone once they are cleared, and what was being rendered then is not kept', async () => {
    const { cache } = setup();
    await cache.render('a', async () => page('old'));
    const finish: ((made: Page) => void)[] = [];
    const render = () => new Promise<Page>((done) => void finish.push(done));
    const slow = cache.render('b', render);
    cache.clear();
    expect(cache.find('a', never)).toBeNull();
    const fresh = cache.render('b', render);
    finish[0]?.(page('old'));
    expect((await slow).html.toString()).toBe('old');
    expect([cache.find('b', never), cache.isRunning('b')]).toEqual([null, true]);
    finish[1]?.(page('new'));
    expect((await fresh).html.toString()).toBe('new');
    expect(cache.find('b', never)?.html.toString()).toBe('new');
    expect(cache.isRunning('b')).toBe(false);
  });

  it('stay when their renewal fails', async () => {
    const { cache, advance } = setup();
    await cache.render('a', async () => page('old'));
    advance(20_000);
    cache.find('a', never);
    await cache.render('a', never).catch(() => {});
    expect(cache.find('a', never)?.html.toString()).toBe('old');
  });

  it('are not kept when the server failed', async () => {
    const { cache } = setup();
    await cache.render('a', async () => page('sorry', 500));
    expect(cache.find('a', never)).toBeNull();
  });

  it('never take more than their bytes: the least used go first', async () => {
    const { cache } = setup({ maxBytes: 250 });
    for (const key of ['a', 'b', 'c']) {
      await cache.render(key, async () => page('x'.repeat(100)));
      cache.find('a', never);
    }
    expect(cache.bytes).toBeLessThanOrEqual(250);
    expect([cache.find('a', never) !== null, cache.find('b', never)]).toEqual([true, null]);
  });

  it('are compressed when that is asked for, once for all, and counted with what they then take', async () => {
    const { cache } = setup();
    const text = 'hello '.repeat(1_000);
    const made = await cache.render('a', async () => page(text));
    expect(cache.bytes).toBe(text.length);
    const [br, again, gzip] = await Promise.all([made.packed('br'), made.packed('br'), made.packed('gzip')]);
    expect(again).toBe(br);
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text]);
    await expect.poll(() => cache.bytes).toBe(text.length + br.length + gzip.length);
    expect(await cache.find('a', never)?.packed('br')).toBe(br);
  });
});
