import { addMusic, type TestMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Renderer, RenderParts } from '../src/pages/renderer.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let music: TestMusic;
let album: string;
const rendered: RenderParts[] = [];
let hold: Promise<void> | null = null;
let inner: Renderer;

beforeAll(async () => {
  server = await startTestServer({
    rendersAtMost: 2,
    wrapRenderer: (renderer) => {
      inner = renderer;
      return {
        ...renderer,
        page: async (parts) => {
          rendered.push(parts);
          await hold;
          return renderer.page(parts);
        },
      };
    },
  });
  music = await addMusic(server.site, {
    artist: 'Page Turner',
    album: 'Leaf </script><img src=x onerror=alert(1)><!--',
    genre: 'Chamber folk',
  });
  const { albums } = server.site.as('music.view');
  const { slug } = (await albums.get({ id: music.albumId })).album;
  album = `/album/${music.albumId}/${slug}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept: 'text/html', ...headers } });

describe('an address', () => {
  it.each([
    ['/', 200],
    ['/albums', 200],
    ['/artists', 200],
    ['/search', 200],
    ['/search/leaf', 200],
    ['/search/%D0%BC%D0%B8%D1%80', 200],
    ['/genre/chamber-folk', 200],
    ['/genre/nothing', 404],
    ['/album/999999/x', 404],
    ['/album/abc/x', 404],
    ['/artist/0/x', 404],
    ['/track/1e3/x', 404],
    ['/nowhere', 404],
    ['/wp-login.php', 404],
    ['/favicon.ico', 404],
    [`/${'a'.repeat(1_100)}`, 414],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('with an old slug is sent on for good', async () => {
    const response = await get(`/album/${music.albumId}/old-name`);
    expect([response.status, response.headers.get('location')]).toEqual([301, album]);
    const asked = await get(`/album/${music.albumId}/old-name?tab=x&from=%2Fa%3Fb`);
    expect(asked.headers.get('location')).toBe(`${album}?tab=x&from=%2Fa%3Fb`);
    const artist = await get(`/artist/${music.artistId}/x`);
    expect([artist.status, artist.headers.get('location')]).toEqual([
      301,
      `/artist/${music.artistId}/page-turner`,
    ]);
  });

  it('of hidden music looks exactly like one that does not exist', async () => {
    const hidden = await addMusic(server.site, { album: 'Secret' });
    await server.site.as('albums.manage').albums.update({ id: hidden.albumId, visibility: 'private' });
    // But for the id that was asked for, which stands in addresses and in what was looked for in vain.
    const body = async (path: string) =>
      (await (await get(path)).text()).replaceAll(/((\/|%2F)album(\/|%2F)|"input":\{"id":)\d+/g, '');
    expect(await body(`/album/${hidden.albumId}/secret`)).toBe(await body('/album/999999/secret'));
  });
});

describe('a page', () => {
  it('says everything to a reader without scripts, and to machines', async () => {
    const html = await (await get(album)).text();
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">/);
    expect(html).toContain('<meta data-head property="og:type" content="music.album">');
    expect(html).toContain(`<link data-head rel="canonical" href="http://localhost:3000${album}">`);
    const jsonLd = /<script data-head type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'MusicAlbum',
      name: 'Leaf </script><img src=x onerror=alert(1)><!--',
    });
    expect(html).toMatch(/<h1[^>]*>/);
    for (const name of ['One', 'Two', 'Three', 'Page Turner']) expect(html).toContain(name);
  });

  it('holds hostile names as text: no tag, no script end, no comment', async () => {
    const html = await (await get(album)).text();
    expect(html).not.toContain('<img src=x');
    expect(
      html
        .replaceAll('<!doctype', '')
        .replaceAll('<!-- -->', '')
        .replaceAll('<!--$-->', '')
        .replaceAll('<!--/$-->', ''),
    ).not.toContain('<!--');
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(state))).toContain('onerror=alert(1)');
  });

  it('carries a policy without nonces that fits its own styles and its one pre-hydration script', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
    const html = await response.text();
    const { createHash } = await import('node:crypto');
    for (const [, css] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      expect(policy).toContain(
        createHash('sha256')
          .update(css ?? '')
          .digest('base64'),
      );
    }
    const inline = [];
    for (const [, attributes, code] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (attributes === '') inline.push(code);
      else expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
    }
    expect(inline).toHaveLength(1);
    expect(policy).toContain(
      createHash('sha256')
        .update(inline[0] ?? '')
        .digest('base64'),
    );
    expect(
      Object.fromEntries(
        ['x-content-type-options', 'x-frame-options', 'referrer-policy'].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('comes with the chosen theme in its first bytes', async () => {
    const { db } = server.site.services;
    const themes = await db.selectFrom('themes').select(['id', 'is_dark']).execute();
    const dark = themes.find((theme) => theme.is_dark);
    const html = await (await get('/', { cookie: `be-active-theme=${dark?.id}` })).text();
    expect(html).toMatch(/<html lang="en" dir="ltr" class="dark">/);
    expect(html.indexOf('--c-bg:0 0 0')).toBeLessThan(html.indexOf('<body>'));
    const plain = await (await get('/')).text();
    expect(plain).toContain('prefers-color-scheme');
    for (const wrong of ['999', "1' or 1=1", '<script>']) {
      expect(
        await (await get('/', { cookie: `be-active-theme=${encodeURIComponent(wrong)}` })).text(),
      ).toContain('prefers-color-scheme');
    }
  });

  it('is kept and revalidated by its ETag', async () => {
    const first = await get('/artists');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('Cookie');
    const again = await get('/artists', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    // Browsers take over the headers of a 304: another policy would break the page they have.
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  it('is the same text as long as it says the same', async () => {
    for (const path of ['/', '/artists', album, '/search/leaf']) {
      rendered.length = 0;
      await get(`${path}?q=${encodeURIComponent(path)}`);
      const [parts] = rendered;
      if (!parts) throw new Error(`${path} was not rendered.`);
      const [one, other] = [await inner.page(parts), await inner.page(parts)];
      expect(String(other.html)).toBe(String(one.html));
    }
  });

  it('is sent compressed from the first, also to one visitor only, as the browser takes it', async () => {
    const cookie = await server.signIn();
    const encodingOf = async (path: string, accepts: string, more = {}) => {
      const response = await get(path, { 'accept-encoding': accepts, ...more });
      expect(await response.text()).toContain('</html>');
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf('/albums?q=first', 'gzip, deflate, br')).toBe('br');
    expect(await encodingOf('/albums?q=first', 'gzip')).toBe('gzip');
    expect(await encodingOf('/albums?q=first', 'identity')).toBeNull();
    expect(await encodingOf('/login', 'br')).toBe('br');
    expect(await encodingOf('/', 'br', { cookie })).toBe('br');
  });

  it('is rendered once for fifty guests, whatever they add to the address', async () => {
    rendered.length = 0;
    const path = '/search/together';
    await Promise.all(Array.from({ length: 50 }, (_, index) => get(`${path}?utm_source=${index}`)));
    expect(rendered.filter((parts) => parts.url.startsWith(path))).toHaveLength(1);
  });

  it('changes at once when a setting changes', async () => {
    const { db } = server.site.services;
    expect(await (await get('/')).text()).toContain('<title>Kantele</title>');
    const branding = {
      site_name: 'Harbour FM',
      logo_light: null,
      logo_dark: null,
      logo_light_mobile: null,
      logo_dark_mobile: null,
    };
    await db
      .insertInto('settings')
      .values({ key: 'branding', value: JSON.stringify(branding) })
      .execute();
    await eventually(async () =>
      (await (await get('/')).text()).includes('<title>Harbour FM</title>') ? true : null,
    );
    await db.deleteFrom('settings').where('key', '=', 'branding').execute();
  });
});

describe('signed-in visitors', () => {
  it('get data, head and the frame but no kept page, and nothing of theirs reaches guests', async () => {
    const cookie = await server.signIn();
    const [mine, guests] = await Promise.all([get(album, { cookie }), get(album)]);
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    const html = await mine.text();
    expect(html).toContain('admin@example.com');
    expect(html).toContain('<section id="player"');
    // Places the server could not finish would say so to everybody.
    expect(html).not.toContain('<!--$!-->');
    expect(html).toContain('<meta data-head property="og:type" content="music.album">');
    expect(await guests.text()).not.toContain('admin@example.com');
    expect(await (await get(album)).text()).not.toContain('admin@example.com');
  });
});

describe('when everything is busy', () => {
  it('people get the shell, crawlers are asked to come back, and health answers', async () => {
    let release = () => {};
    hold = new Promise((done) => {
      release = done;
    });
    const busy = [get('/search/busy-1'), get('/search/busy-2')];
    await eventually(async () =>
      rendered.filter((parts) => parts.url.includes('busy')).length === 2 ? true : null,
    );
    const shell = await get('/search/busy-3');
    expect([shell.status, await shell.text()]).toEqual([
      200,
      expect.stringContaining('<div id="root"></div>'),
    ]);
    expect(shell.headers.get('cache-control')).toBe('private, no-store');
    const crawler = await get('/search/busy-4', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' });
    expect([crawler.status, crawler.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await server.request('/healthz')).status).toBe(200);
    release();
    hold = null;
    for (const response of await Promise.all(busy)) expect(response.status).toBe(200);
  });
});

describe('operators', () => {
  it('see health, readiness and metrics; others see only what they need', async () => {
    const guarded = await startTestServer({ metricsToken: 'a-long-metrics-token' });
    expect(await (await guarded.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await guarded.request('/metrics')).status).toBe(404);
    expect(await (await guarded.request('/readyz')).json()).toEqual({ status: 'ready' });
    const headers = { authorization: 'Bearer a-long-metrics-token' };
    const metrics = await guarded.request('/metrics', { headers });
    expect(await metrics.text()).toContain('http_request_duration_seconds');
    const ready = await guarded.request('/readyz', { headers });
    expect(await ready.json()).toEqual({ status: 'ready', problems: [] });
    await guarded.close();
  });

  it('are told to wait, not lied to, while the database is away', async () => {
    const alone = await startTestServer();
    await alone.site.services.db.destroy();
    const response = await alone.request('/api/v1/albums');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.text()).toContain('There was an issue. Please try again later.');
    expect((await alone.request('/healthz')).status).toBe(200);
    expect((await alone.request('/readyz')).status).toBe(503);
    await alone.app.close();
  });
});

describe('routes', () => {
  it('without declared access stop the start', async () => {
    const { default: Fastify } = await import('fastify');
    const { requireAccess } = await import('../src/http/access.ts');
    const app = Fastify();
    requireAccess(app);
    app.get('/forgotten', async () => 'open to everybody by mistake');
    await expect(app.ready()).rejects.toThrow('Route GET /forgotten does not declare its access.');
  });
});
