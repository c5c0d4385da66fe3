import { forgetSite } from '@kantele/api/server';
import { addMusic, type TestMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spokenTexts } from '../src/pages/embed/document.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken, send } from './http-accounts.ts';

const hostile = '"><script>hostile()</script>\'';
const baseUrl = 'http://localhost:3000';
let server: TestServer;
let music: TestMusic;
let owner: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  server = await startTestServer();
  music = await addMusic(server.site, {
    artist: `Odile ${hostile}`,
    album: `Frost ${hostile}`,
    tracks: ['One', hostile],
  });
  owner = await newPerson(server, { permissions: ['playlists.create', 'playlists.view', 'api.access'] });
});
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await server.request(path, { method, headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
async function ask(query: Record<string, string>) {
  const response = await server.request(`/oembed?${new URLSearchParams(query)}`);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
async function makePlaylist(name: string, visibility: string): Promise<{ id: number; slug: string }> {
  const body = { name, visibility, track_ids: music.trackIds };
  const response = await send(server, 'POST', '/api/v1/playlists', { cookie: owner.cookie, body });
  expect(response.status).toBe(201);
  return ((await response.json()) as { playlist: { id: number; slug: string } }).playlist;
}
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('an embed', () => {
  it('shows a track, an album and a playlist in pages of every site, and in no other page of this one', async () => {
    const playlist = await makePlaylist('Evenings', 'public');
    for (const [path, size] of [
      [`track/${music.trackIds[0]}`, 'medium'],
      [`album/${music.albumId}`, 'large'],
      [`playlist/${playlist.id}`, 'large'],
    ] as const) {
      const { status, headers, html } = await get(`/embed/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toContain(`<body data-size="${size}">`);
      expect(html).toContain(`href="${baseUrl}/${path}/`);
      expect(html).toContain('target="_blank" rel="noopener"');
    }
    expect((await get('/albums')).headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('may load from this site alone, and runs nothing that stands in it', async () => {
    const { headers, html } = await get(`/embed/album/${music.albumId}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]+'; img-src 'self'; media-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors \*$/,
    );
    const scripts = [...html.matchAll(/<script [^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toMatch(/^<script type="module" src="\/assets\/embed-[\w-]+\.js">$/);
    expect(scripts[1]).toBe('<script type="application/json" id="state">');
    expect(html).not.toMatch(/ style=| on\w+=/);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('lets no name break out of it', async () => {
    const { html } = await get(`/embed/album/${music.albumId}`);
    expect(html).not.toContain('<script>hostile');
    expect(html).toContain('Frost &quot;&gt;&lt;script&gt;hostile()&lt;/script&gt;&#39;');
    expect(stateOf(html).tracks[1].name).toBe(hostile);
  });

  it('answers HEAD like GET, without the page', async () => {
    const { status, headers, html } = await get(`/embed/album/${music.albumId}`, {}, 'HEAD');
    expect([status, html]).toEqual([200, '']);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect((await get('/embed/album/999999', {}, 'HEAD')).status).toBe(404);
  });

  it('is that of a guest, whoever asks: cookies and tokens open nothing, and none are set', async () => {
    const { id } = await makePlaylist('Mine alone', 'private');
    const token = await newToken(server, owner.cookie);
    const cookie = `${owner.cookie}; be-language=de; be-active-theme=2`;
    for (const [name, value] of [
      ['cookie', cookie],
      ['authorization', `Bearer ${token.text}`],
      ['authorization', 'Bearer nonsense'],
    ] as const) {
      const headers = { [name]: value };
      const hidden = await get(`/embed/playlist/${id}`, headers);
      expect(hidden.status).toBe(404);
      expect(hidden.headers.get('set-cookie')).toBeNull();
      expect(hidden.html).not.toContain('Mine alone');
      const path = `/embed/album/${music.albumId}`;
      const [own, plain] = [await get(path, headers), await get(path)];
      expect(own.html).toBe(plain.html);
      expect(own.headers.get('set-cookie')).toBeNull();
    }
  });

  it('is a small page that can be framed where there is nothing for guests', async () => {
    const hidden = await addMusic(server.site, { album: 'Unfinished', tracks: ['Sketch'] });
    await server.site.as('albums.manage').albums.update({ id: hidden.albumId, visibility: 'draft' });
    for (const path of [
      ...[
        `album/${hidden.albumId}`,
        `track/${hidden.trackIds[0]}`,
        'album/999999',
        'album/0',
        'album/nonsense',
      ],
      ...['artist/1', `album/${music.albumId}x`, 'track/99999999999999999999'],
    ]) {
      const { status, headers, html } = await get(`/embed/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('This is not available.');
      expect(html).not.toMatch(/Unfinished|Sketch|<script/);
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('shows unlisted playlists to who has the link', async () => {
    const { id } = await makePlaylist('With the link', 'unlisted');
    expect((await get(`/embed/playlist/${id}`)).status).toBe(200);
  });

  it('takes the size and the theme that are asked for, and ignores what it does not know', async () => {
    const path = `/embed/album/${music.albumId}`;
    const size = async (query: string) => /data-size="(\w+)"/.exec((await get(path + query)).html)?.[1];
    expect(await size('?size=small')).toBe('small');
    expect(await size('?size=medium')).toBe('medium');
    expect(await size('?size=enormous&more=1')).toBe('large');
    expect(await size('?size=small&size=medium')).toBe('large');
    const { html: system } = await get(path);
    expect(system).toContain('prefers-color-scheme:dark');
    const { html: dark } = await get(`${path}?theme=dark`);
    expect(dark).toContain('--c-bg:0 0 0');
    expect(dark).not.toMatch(/prefers-color-scheme|--c-bg:255 255 255/);
    expect((await get(`${path}?theme=light`)).html).not.toContain('--c-bg:0 0 0');
    expect((await get(`${path}?theme=pink`)).html).toBe(system);
  });

  it('speaks the language of the browser, in its direction', async () => {
    const path = `/embed/album/${music.albumId}`;
    const german = await get(path, { 'accept-language': 'de-AT, en;q=0.5' });
    expect(german.html).toContain('<html lang="de" dir="ltr"');
    expect(german.html).toContain('aria-label="Nächster Titel"');
    expect(german.headers.get('vary')).toContain('Accept-Language');
    const arabic = await get(path, { 'accept-language': 'ar' });
    expect(arabic.html).toContain('<html lang="ar" dir="rtl"');
    expect(Object.keys(stateOf(arabic.html).lines).sort()).toEqual([...spokenTexts].sort());
  });
});

describe('oEmbed', () => {
  const album = () => `${baseUrl}/album/${music.albumId}/any-name`;

  it('describes the frame of a page of this site to every other one', async () => {
    const { status, headers, body } = await ask({ url: `${album()}?sort=x`, format: 'json' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('set-cookie')).toBeNull();
    expect(body).toEqual({
      ...{ version: '1.0', type: 'rich', title: `Frost ${hostile}`, author_name: `Odile ${hostile}` },
      ...{ provider_name: 'Kantele', provider_url: `${baseUrl}/`, width: 640, height: 420 },
      html: expect.stringMatching(
        new RegExp(
          `^<iframe src="${baseUrl}/embed/album/${music.albumId}" title="Frost &quot;&gt;&lt;script`,
        ),
      ),
    });
    expect(body.html).toMatch(
      /width="640" height="420" style="border:0" loading="lazy" allow="[^"]+"><\/iframe>$/,
    );
  });

  it('keeps within what the other site has room for', async () => {
    const sized = async (bounds: Record<string, string>, url = album()) => {
      const { body } = await ask({ url, ...bounds });
      return [body.width, body.height, /size=(\w+)/.exec(String(body.html))?.[1] ?? 'usual'];
    };
    expect(await sized({ maxwidth: '300', maxheight: '200' })).toEqual([300, 180, 'medium']);
    expect(await sized({ maxheight: '100' })).toEqual([640, 80, 'small']);
    expect(await sized({ maxheight: '60' })).toEqual([640, 60, 'small']);
    expect(await sized({ maxwidth: '9999', maxheight: 'many' })).toEqual([640, 420, 'usual']);
    expect(await sized({}, `${baseUrl}/track/${music.trackIds[0]}/one`)).toEqual([640, 180, 'usual']);
  });

  it.each([
    ['of another site', 404, { url: 'https://example.com/album/1/x' }],
    ['of another page', 404, { url: `${baseUrl}/artist/1/x` }],
    ['of nothing', 404, { url: `${baseUrl}/album/999999/x` }],
    ['that is missing', 400, {}],
    ['that is none', 400, { url: 'album' }],
    ['in another form', 501, { url: `${baseUrl}/album/1/x`, format: 'xml' }],
  ])('refuses an address %s with %i', async (_, status, query) => {
    const answer = await ask(query as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('says nothing of what guests may not see, also to its owner', async () => {
    const { id, slug } = await makePlaylist('Also mine alone', 'private');
    const query = new URLSearchParams({ url: `${baseUrl}/playlist/${id}/${slug}` });
    expect((await get(`/oembed?${query}`, { cookie: owner.cookie })).status).toBe(404);
  });

  it('is found by the heads of pages that guests may see', async () => {
    const { id, slug } = await makePlaylist('Evenings at home', 'unlisted');
    const { html } = await get(`/playlist/${id}/${slug}`);
    const href = /<link [^>]*type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html)?.[1];
    const { pathname, search } = new URL((href ?? '').replaceAll('&amp;', '&'));
    expect((await get(pathname + search)).status).toBe(200);
    expect((await get('/albums')).html).not.toContain('json+oembed');
  });
});

describe('a site whose guests may do less', () => {
  it('plays nothing to those who may only look, and shows nothing to those who may not', async () => {
    const { db } = server.site.services;
    const role = await db
      .selectFrom('roles')
      .select('id')
      .where('guests', '=', true)
      .executeTakeFirstOrThrow();
    const allow = async (...names: ('music.view' | 'music.play')[]) => {
      const permissions = names.map((name) => ({ name, restrictions: [] }));
      await server.site.as('admin').roles.update({ id: role.id, permissions });
      forgetSite(db);
    };
    await allow('music.view');
    const { status, html } = await get(`/embed/album/${music.albumId}`);
    expect(status).toBe(200);
    expect(html).toMatch(/class="play" aria-label="[^"]+" disabled/);
    expect(html).toContain('Open it on the site to listen.');
    expect(stateOf(html).tracks.flatMap(({ streams }: { streams: string[] }) => streams)).toEqual([]);
    await allow();
    expect((await get(`/embed/album/${music.albumId}`)).status).toBe(404);
    expect((await ask({ url: `${baseUrl}/album/${music.albumId}/x` })).status).toBe(404);
  });
});
