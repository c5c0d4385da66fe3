import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../player/engine/net/testing.ts';
import { codeGone, preload } from './preload.ts';

/** What a document does of links: style sheets come or do not, the rest is only put there. */
const broken = new Set<string>();
const head: { rel: string; href: string }[] = [];
class Link extends EventTarget {
  rel = '';
  href = '';
  remove() {
    head.splice(head.indexOf(this), 1);
  }
}
let status = 200;
let server: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  server = await serve((_, response) => response.writeHead(status).end('code'));
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string) => real(server.url + url));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    createElement: () => new Link(),
    head: {
      append(link: Link) {
        head.push(link);
        if (link.rel === 'stylesheet')
          queueMicrotask(() => link.dispatchEvent(new Event(broken.has(link.href) ? 'error' : 'load')));
      },
    },
  });
});
afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
  broken.clear();
  head.length = 0;
  status = 200;
});

it('runs a part once its files are there, and fetches none of them twice', async () => {
  const load = vi.fn(async () => server.requests.length);
  expect(await preload(load, ['one/a.js', 'one/b.js', 'one/a.css'])).toBe(2);
  expect(await preload(load, ['one/a.js', 'one/a.css'])).toBe(2);
  expect(head.map(({ rel, href }) => `${rel} ${href}`).toSorted()).toEqual([
    'modulepreload /one/a.js',
    'modulepreload /one/b.js',
    'stylesheet /one/a.css',
  ]);
});

it('does not run what has not come, and asks for it anew the next time', async () => {
  const load = vi.fn(async () => 'code');
  status = 503;
  await expect(preload(load, ['two/a.js'])).rejects.toThrow('503');
  expect([load.mock.calls.length, head]).toEqual([0, []]);
  status = 200;
  expect(await preload(load, ['two/a.js'])).toBe('code');
});

it('needs the styles too', async () => {
  const load = vi.fn(async () => 'code');
  broken.add('/three/a.css');
  await expect(preload(load, ['three/a.css'])).rejects.toThrow('/three/a.css');
  expect([load.mock.calls.length, head]).toEqual([0, []]);
  broken.clear();
  expect(await preload(load, ['three/a.css'])).toBe('code');
});

it('says when a file is no longer on the server', async () => {
  const gone = vi.fn();
  window.addEventListener(codeGone, gone);
  status = 503;
  await expect(preload(async () => 'code', ['four/a.js'])).rejects.toThrow();
  expect(gone).not.toHaveBeenCalled();
  status = 404;
  await expect(preload(async () => 'code', ['four/a.js'])).rejects.toThrow();
  expect(gone).toHaveBeenCalledOnce();
});
