import { safeRedirectPath, serveBelow, sessionCookieName } from '@kantele/api/server';
import { addMusic, type TestMusic } from '@kantele/api/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../packages/sdk/src/index.ts';
import { ownParts } from '../src/base-url.ts';
import { readInbox } from '../src/mail/inbox.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

const root = '/music';
const baseUrl = 'https://example.com/music';
const password = 'correct horse battery';
let server: TestServer;
let music: TestMusic;
beforeAll(async () => {
  server = await startTestServer({ baseUrl, inbox: true, metricsToken: 'a token of the metrics' });
  music = await addMusic(server.site, { album: 'Frost' });
});
afterAll(async () => {
  await server.close();
  // Other files of tests run in this process, too.
  serveBelow('http://localhost:3000');
});

const get = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers });
const text = async (path: string) => (await get(path)).text();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
const signIn = async () => {
  const answer = await post(`${root}/auth/login`, { email: 'admin@example.com', password });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie();
};
/** Where redirects of the server end, all of which stay below the path. */
async function ledTo(path: string, cookie: string): Promise<string> {
  const answer = await get(path, { cookie });
  const location = answer.headers.get('location');
  if (location === null) return path;
  expect(location).toMatch(/^\/music\//);
  return ledTo(location, cookie);
}
const cookieOf = (set: string[]) => set.map((one) => one.split(';')[0]).join('; ');

describe('a site below a path', () => {
  it('answers below it alone; what probes ask, at the root of the host, too', async () => {
    for (const [path, status] of [
      [`${root}/`, 200],
      [`${root}/albums`, 200],
      [`${root}/api/v1/albums`, 200],
      [`${root}/favicon.svg`, 200],
      [`${root}/service-worker.js`, 200],
      [`${root}/healthz`, 200],
      ['/healthz', 200],
      ['/readyz', 200],
      ['/', 404],
      ['/albums', 404],
      ['/api/v1/albums', 404],
      ['/musical', 404],
      ['/Music/albums', 404],
      ['//music/albums', 404],
      ['/healthz/x', 404],
      [`${root}${root}/albums`, 404],
    ] as const)
      expect([path, (await get(path)).status]).toEqual([path, status]);
    const token = { authorization: 'Bearer a token of the metrics' };
    expect((await get('/metrics', token)).status).toBe(200);
    expect((await post('/auth/login', { email: 'admin@example.com', password })).status).toBe(404);
  });

  it('sends the path without its slash to the front page, and nothing else', async () => {
    const answer = await get(`${root}?sort=name`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/music/?sort=name']);
    expect((await post(root, {})).status).toBe(404);
  });

  it('gives cookies that nothing else on the host gets, under a name that allows for a path', async () => {
    const cookies = await signIn();
    expect(cookies.map((one) => one.split('=')[0])).toEqual(
      expect.arrayContaining(['__Secure-sid', 'XSRF-TOKEN']),
    );
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/music;.* Secure/);
    expect(sessionCookieName('https://example.com')).toBe('__Host-sid');
    expect(sessionCookieName('http://example.com/music')).toBe('sid');
    const me = await get(`${root}/api/v1/users/me`, { cookie: cookieOf(cookies) });
    expect(me.status).toBe(200);
    const out = await post(
      `${root}/auth/logout`,
      {},
      { cookie: cookieOf(cookies), origin: 'https://example.com' },
    );
    for (const cookie of out.headers.getSetCookie()) expect(cookie).toMatch(/; Path=\/music;/);
  });

  it('gives other sites embeds that know the path', async () => {
    const html = await text(`${root}/embed/album/${music.albumId}`);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/example\.com)?\/music\//);
    expect(html).toContain(`"/music/api/v1/tracks/${music.trackIds[0]}/stream?rendition=auto"`);
    const oembed = (address: string) => get(`${root}/oembed?url=${encodeURIComponent(address)}`);
    const answer = await oembed(`${baseUrl}/album/${music.albumId}/frost`);
    const { html: code } = (await answer.json()) as { html: string };
    expect(code).toContain(`src="${baseUrl}/embed/album/${music.albumId}"`);
    expect((await oembed(`https://example.com/album/${music.albumId}/frost`)).status).toBe(404);
  });

  it('still takes requests that change something from pages of its host only', async () => {
    const body = { email: 'admin@example.com', password };
    const from = (site: Record<string, string>) =>
      server.request(`${root}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...site },
        body: JSON.stringify(body),
      });
    expect((await from({ origin: 'https://example.com' })).status).toBe(200);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('leads to pages below the path, and from there nowhere else', async () => {
    const guarded = await get(`${root}/account-settings`);
    expect(guarded.status).toBe(307);
    expect(guarded.headers.get('location')).toBe('/music/login?redirect=%2Faccount-settings');
    const docs = await get(`${root}/api-docs`);
    expect(docs.headers.get('location')).toBe('/music/login?redirect=%2Fapi-docs');
    const slug = await get(`${root}/album/${music.albumId}/wrong`);
    expect(slug.status).toBe(301);
    expect(slug.headers.get('location')).toMatch(/^\/music\/album\/\d+\/frost$/);
    const cookie = cookieOf(await signIn());
    for (const away of [
      '//evil.example',
      '/music//evil.example',
      '/\\evil.example',
      'https://evil.example/',
    ]) {
      expect([away, await ledTo(`${root}/login?redirect=${encodeURIComponent(away)}`, cookie)]).toEqual([
        away,
        '/music/',
      ]);
      expect(safeRedirectPath(away)).toBeNull();
    }
    expect(await ledTo(`${root}/login?redirect=%2Fmusic%2Falbums`, cookie)).toBe('/music/albums');
  });

  it('names everything of a page from the root of the host on, and nothing outside the path', async () => {
    const html = await text(`${root}/album/${music.albumId}/frost`);
    const addresses = [...html.matchAll(/ (?:href|src|action)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(20);
    const outside = addresses.filter((one) => !/^(\/music\/|#|https:\/\/example\.com\/music\/)/.test(one));
    expect(outside).toEqual([]);
    const [, sheet = ''] = /url\(([^)]*archivo[^)]*)\)/.exec(html) ?? [];
    expect(sheet).toMatch(/^\/music\/assets\/archivo/);
    const files = addresses.filter((one) => /\.(js|woff2|svg|webmanifest)$/.test(one));
    for (const file of [...new Set([...files, sheet])])
      expect([file, (await get(file)).status]).toEqual([file, 200]);
  });

  it('names itself in the files that search engines and browsers read', async () => {
    const robots = await text(`${root}/robots.txt`);
    expect(robots).toContain('Disallow: /music/admin\n');
    expect(robots).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    const index = await text(`${root}/sitemap.xml`);
    const [, part = ''] = /<loc>([^<]+)<\/loc>/.exec(index) ?? [];
    expect(part).toMatch(/^https:\/\/example\.com\/music\/sitemaps\//);
    expect(await text(new URL(part).pathname)).toMatch(/<loc>https:\/\/example\.com\/music\//);
    const manifest = (await (await get(`${root}/manifest.webmanifest`)).json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '/music/', start_url: '/music/', scope: '/music/' });
    expect(manifest.icons).toMatchObject([{ src: '/music/favicon.svg' }]);
  });

  it('gives whole addresses in answers of the API, so that its client works', async () => {
    const { pagination: found } = (await (await get(`${root}/api/v1/artists`)).json()) as {
      pagination: { data: { image_small: string }[] };
    };
    expect(found.data[0]?.image_small).toBe('/music/default-artist.svg');
    const kantele = createClient({ baseUrl: `${server.url}${root}/` });
    const { pagination } = await kantele.rest.get('albums', {});
    expect(pagination.data[0]?.name).toBe('Frost');
    expect(kantele.streamUrl(1)).toBe(`${server.url}/music/api/v1/tracks/1/stream?rendition=auto`);
    const cookie = cookieOf(await signIn());
    const announced = await server.request(`${root}/api/v1/tus/upload`, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'tus-resumable': '1.0.0',
        'upload-length': '4',
        'upload-metadata': `filename ${btoa('a.txt')}`,
      },
    });
    const place = announced.headers.get('location') ?? '';
    expect(place).toMatch(/^\/music\/api\/v1\/tus\/upload\//);
    const told = await server.request(place, {
      method: 'HEAD',
      headers: { cookie, 'tus-resumable': '1.0.0' },
    });
    expect(told.headers.get('upload-length')).toBe('4');
    const drawn = { width: 20, height: 10, channels: 3, background: 'teal' } as const;
    const picture = await sharp({ create: drawn }).png().toBuffer();
    const direct = new FormData();
    direct.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'b.png');
    const sent = await server.request(`${root}/api/v1/file-entries`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: direct,
    });
    const { fileEntry } = (await sent.json()) as { fileEntry: { url: string } };
    expect(fileEntry.url).toMatch(/^\/music\/api\/v1\/file-entries\/\d+\/content$/);
    const content = await (await get(fileEntry.url, { cookie })).arrayBuffer();
    expect(Buffer.from(content).equals(picture)).toBe(true);
  });

  it('a request may still stand for another method', async () => {
    const cookie = cookieOf(await signIn());
    const answer = await post(`${root}/api/v1/albums/999999?_method=DELETE`, {}, { cookie });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('writes its address into mails', async () => {
    const worker = await server.startWorker();
    await post(`${root}/auth/forgot-password`, { email: 'admin@example.com' });
    const mail = await eventually(async () => (await readInbox(`${server.dataDir}/inbox`))[0]?.mail ?? null);
    expect(mail.text).toContain(`${baseUrl}/password/reset/`);
    await worker.stop();
  });
});

it('no path that a site may be served below begins like one within it', () => {
  const first = new Set(server.app.allRoutes.map(({ url }) => url.split('/')[1] ?? ''));
  const missing = [...first].filter((part) => !ownParts.has(part) && !/^$|[:*.]/.test(part));
  expect(missing).toEqual([]);
});
