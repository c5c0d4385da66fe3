import { addMusic, type TestMusic } from '@kantele/api/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestServer, type TestServer } from './harness.ts';
import { send } from './http-accounts.ts';

let server: TestServer;
let admin: string;
let shown: TestMusic;
let hidden: TestMusic;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn();
  shown = await addMusic(server.site, { album: 'Shown & told', genre: 'Polka' });
  hidden = await addMusic(server.site, { album: 'Kept back' });
  await server.site.services.db
    .updateTable('albums')
    .set({ visibility: 'unlisted' })
    .where('id', '=', hidden.albumId)
    .execute();
  const { pages } = server.site.as('pages.manage');
  for (const [title, visibility] of [
    ['Imprint', 'public'],
    ['Unfinished', 'draft'],
  ] as const) {
    const { page } = await pages.create({ title });
    await pages.update({ id: page.id, rev: page.rev, visibility });
  }
});
afterAll(() => server.close());

const text = async (path: string) => (await server.request(path)).text();
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
/** Paths of every file that the sitemap names. */
async function listed(): Promise<string[]> {
  const files = addresses(await text('/sitemap.xml')).map((address) => new URL(address).pathname);
  const parts = await Promise.all(files.map(async (file) => addresses(await text(file))));
  return parts.flat().map((address) => new URL(address).pathname);
}
async function setLook(change: Record<string, unknown>) {
  const { appearance } = server.site.as('appearance.manage', 'settings.manage');
  const { rev, published } = await appearance.editor();
  const settings = {
    ...published.settings,
    branding: { ...(published.settings.branding as object), ...change },
  };
  const saved = await appearance.saveDraft({ rev, look: { ...published, settings } });
  await appearance.publish({ rev: saved.rev });
}
async function uploadIcon(size: { width: number; height: number }): Promise<string> {
  const picture = await sharp({ create: { ...size, channels: 4, background: '#c02040' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'icon.png');
  const response = await send(server, 'POST', '/api/v1/appearance/images', { cookie: admin, body });
  return ((await response.json()) as { image: string }).image;
}

it('the messages of a language are not those of another', async () => {
  const file = (language: string) => server.request(`/lines/${language}.${'a'.repeat(16)}.json`);
  const known = await file('de');
  expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await file('xx')).status).toBe(404);
});

describe('the sitemap', () => {
  it('names what guests find in lists, and nothing that is hidden', async () => {
    const paths = await listed();
    expect(paths).toContain('/albums');
    expect(paths).toContain('/genre/polka');
    expect(paths).toContain('/channel/new-releases');
    expect(paths).toContain('/pages/imprint');
    expect(paths.some((path) => path.startsWith(`/album/${shown.albumId}/`))).toBe(true);
    expect(paths.some((path) => path.startsWith(`/artist/${shown.artistId}/`))).toBe(true);
    expect(paths.some((path) => path.startsWith(`/album/${hidden.albumId}/`))).toBe(false);
    expect(paths).not.toContain('/pages/unfinished');
  });

  it('leads to pages that are there', async () => {
    for (const path of await listed()) {
      const response = await server.request(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  it.each(['albums-999', 'albums-0', 'users-1', 'albums', '../secret', 'albums-1e3'])(
    'has no file %s',
    async (name) => {
      expect((await server.request(`/sitemaps/${encodeURIComponent(name)}.xml`)).status).toBe(404);
    },
  );

  it('has files of its own kind only', async () => {
    expect((await server.request('/sitemaps/albums-1')).status).toBe(404);
    expect((await server.request('/sitemaps/.xml')).status).toBe(404);
  });

  it('names no music when guests may not hear any', async () => {
    const { db } = server.site.services;
    const roles = server.site.as('admin').roles;
    const { id } = await db
      .selectFrom('roles')
      .select('id')
      .where('guests', '=', true)
      .executeTakeFirstOrThrow();
    const { permissions } = (await roles.get({ id })).role;
    await roles.update({ id, permissions: permissions.filter(({ name }) => name !== 'music.view') });
    const seen = await eventually(async () => {
      const paths = await listed();
      return paths.includes('/albums') ? null : paths;
    });
    expect(seen).toEqual(['/', '/pages/imprint']);
    expect((await server.request('/sitemaps/albums-1.xml')).status).toBe(404);
    await roles.update({ id, permissions });
  });

  it('is named by robots.txt', async () => {
    expect(await text('/robots.txt')).toMatch(/^Disallow: \/admin$[\s\S]+^Sitemap: http.+\/sitemap\.xml$/m);
  });
});

describe('the icon of the site', () => {
  it('is the initial of its name, whatever that is, until there is a picture', async () => {
    await setLook({ site_name: '<script>' });
    const svg = await text('/favicon.svg');
    expect(svg).toContain('&#60;</text>');
    expect(svg).not.toContain('<script');
    expect(await text('/login')).toContain('<link rel="icon" href="/favicon.svg"');
    await setLook({ site_name: 'Harbour Radio' });
    expect(await text('/favicon.svg')).toContain(`&#${'H'.codePointAt(0)};</text>`);
    const manifest = JSON.parse(await text('/manifest.webmanifest'));
    expect(manifest).toMatchObject({ name: 'Harbour Radio', start_url: '/', display: 'standalone' });
    expect(manifest.icons).toEqual([{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]);
  });

  it('is the picture that was chosen, square, as PNG in the sizes that are asked for', async () => {
    const favicon = await uploadIcon({ width: 400, height: 200 });
    await setLook({ favicon });
    const page = await server.request('/login', { headers: { accept: 'text/html' } });
    const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const { icons } = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string }[] };
    for (const [path, size] of [
      [touch, 180],
      [icons[0]?.src ?? '', 192],
      [icons[1]?.src ?? '', 512],
    ] as const) {
      const answer = await server.request(path);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([size, size, 'png']);
    }
    expect((await server.request(touch.replace('180', '181'))).status).toBe(404);
  });

  it('is made of no other picture', async () => {
    const other = /[0-9a-f]{32}/.exec(await uploadIcon({ width: 20, height: 20 }))?.[0];
    expect((await server.request(`/icons/${other}/192.png`)).status).toBe(404);
  });
});

it('a page without a picture of its own is shared with that of the site', async () => {
  const social_image = await uploadIcon({ width: 120, height: 63 });
  await setLook({ social_image });
  const page = await server.request('/albums', { headers: { accept: 'text/html' } });
  expect(await page.text()).toMatch(new RegExp(`property="og:image" content="http[^"]+${social_image}"`));
});

describe('words of search engines', () => {
  async function setSeo(seo: object) {
    const { appearance } = server.site.as('appearance.manage', 'settings.manage');
    const { rev, published } = await appearance.editor();
    const look = { ...published, settings: { ...published.settings, seo } };
    await appearance.publish({ rev: (await appearance.saveDraft({ rev, look })).rev });
  }
  const page = async (path: string) =>
    (await server.request(path, { headers: { accept: 'text/html' }, redirect: 'follow' })).text();

  it('are those of the admin where there are any, and the product’s elsewhere', async () => {
    const template = { title: ':name, out now | :site', description: 'By :artists', image: null };
    await setSeo({ listed: true, templates: { album: template } });
    const html = await page(`/album/${shown.albumId}/shown-told`);
    expect(html).toContain('<title>Shown &amp; told, out now | Harbour Radio</title>');
    expect(html).toMatch(/name="description" content="By Artist \d+"/);
    expect(await page('/albums')).toContain('<title>Albums · Harbour Radio</title>');
  });

  it('close the site to them when it is not to be listed', async () => {
    await setSeo({ listed: false, templates: {} });
    expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await page('/albums')).toContain('name="robots" content="noindex"');
    await setSeo({ listed: true, templates: {} });
    expect(await page('/albums')).not.toContain('noindex');
  });
});
