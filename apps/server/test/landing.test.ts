import { addMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let artistId: number;
const picture = `/images/${'a'.repeat(32)}/1200.webp`;
const sentence = (name: string) => ({ image: picture, title: `${name} title`, subtitle: `${name} subtitle` });
const button = { label: '', action: '/register', type: 'route', icon: null };
const appearance = {
  headerTitle: 'Music worth turning over',
  headerSubtitle: 'Played in sides.',
  headerImage: picture,
  headerImageOpacity: 0.5,
  headerOverlayColor1: '138 28 60',
  headerOverlayColor2: '43 63 212',
  actions: {
    inputText: 'Try a word',
    cta1: { ...button, label: 'Start listening' },
    cta2: { ...button, label: 'For artists', type: 'link', action: 'https://artists.example/' },
    cta3: { ...button, label: 'Come in' },
  },
  primaryFeatures: [sentence('Card')],
  secondaryFeatures: [{ ...sentence('Turn'), description: 'Turn description' }],
  pricingTitle: 'Plans',
  pricingSubtitle: 'Cheap',
  footerImage: picture,
  footerTitle: 'Banner title',
  footerSubtitle: 'Banner subtitle',
};
type Homepage = Record<string, unknown>;
const home: Homepage = { type: 'other', pricing: true, appearance };

const site = () => server.site.as('settings.manage', 'appearance.manage');
const put = (homepage: Homepage) => site().settings.update({ values: { homepage } });
const get = (path = '/', headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept: 'text/html', ...headers } });
const shown = async () => (await get()).text();

beforeAll(async () => {
  server = await startTestServer();
  ({ artistId } = await addMusic(server.site, { artist: 'Odile Varga', album: 'Rooms' }));
  const { db } = server.site.services;
  await db.updateTable('artists').set({ verified: true }).where('id', '=', artistId).execute();
  await put(home);
});
afterAll(() => server.close());

describe('the landing page', () => {
  it('is in the first HTML, its sections in their order', async () => {
    const html = await shown();
    const order = [
      '<header',
      '/register',
      '/login',
      '<main',
      'Music worth turning over',
      'Played in sides.',
      'Try a word',
      'Start listening',
      'For artists',
      'Card title',
      'Card subtitle',
      'Turn subtitle',
      'Turn title',
      'Turn description',
      'Currently trending artists on Kantele',
      'aria-label="Image for Odile Varga"',
      `href="/artist/${artistId}/odile-varga"`,
      'Verified artist',
      'Banner title',
      'Banner subtitle',
      'Come in',
      '<footer',
      'Copyright ©',
    ];
    const body = html.slice(html.indexOf('<header'), html.indexOf('id="state"'));
    const places = order.map((text) => body.indexOf(text));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(body.includes('Plans')).toBe(false);
  });

  it('asks for the picture of the title first and for others when they are scrolled to', async () => {
    const html = await shown();
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    const [first, ...rest] = pictures;
    expect(first).toMatch(/fetchPriority="high"|fetchpriority="high"/);
    expect(first).not.toContain('lazy');
    expect(rest.every((tag) => tag.includes('loading="lazy"'))).toBe(true);
    expect(html).toMatch(/style="[^"]*138 28 60/);
  });

  it('tells machines what it is', async () => {
    const html = await shown();
    expect(html).toContain('<title>Kantele</title>');
    expect(html).toMatch(/name="description" content="[^"]+"/);
    expect(html).toMatch(/<link[^>]+rel="canonical"[^>]+\/"/);
    expect(html).toMatch(new RegExp(`property="og:image" content="http[^"]+${picture}"`));
    const [, json = '{}'] = /<script data-head type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { '@type': 'SearchAction', target: expect.stringMatching(/\/search\/\{query\}$/) },
    });
  });

  it('is kept for guests, and has no address of its own', async () => {
    const { headers } = await get();
    const again = await get('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const own = await get('/start/landing');
    expect([own.status, own.headers.get('location')]).toEqual([307, '/']);
  });

  it('leads within the application by links of its own, and elsewhere by plain ones', async () => {
    const html = await shown();
    expect(/<a [^>]*href="https:\/\/artists\.example\/"/.test(html)).toBe(true);
    expect(/<form [^>]*action="\/search"/.test(html)).toBe(true);
  });

  it('is not what users see at the start', async () => {
    const html = await (await get('/', { cookie: await server.signIn() })).text();
    expect(html.includes('id="player"')).toBe(true);
    expect(html.includes('Currently trending artists on')).toBe(false);
  });

  it('leaves out what is not filled in', async () => {
    const nothing = {
      ...appearance,
      primaryFeatures: [],
      secondaryFeatures: [],
      headerTitle: '',
      footerTitle: '',
    };
    const actions = { ...appearance.actions, cta1: { ...button, label: '' }, cta2: null, cta3: null };
    const rest = { footerSubtitle: '', footerImage: null, headerImage: null };
    await put({ ...home, appearance: { ...nothing, ...rest, actions } });
    const html = await shown();
    expect(html.includes('data-landing')).toBe(false);
    expect(html).toMatch(/<h1[^>]*>(<span[^>]*>)?Kantele/);
    await put(home);
  });

  it('offers no registration where nobody may register', async () => {
    await site().settings.update({ values: { 'registration.disable': true } });
    const header = /<header.*?<\/header>/s.exec(await shown())?.[0] ?? '';
    expect(header).toContain('/login');
    expect(header).not.toContain('/register');
    await site().settings.update({ values: { 'registration.disable': false } });
  });
});

describe('a custom page at the start', () => {
  it('is shown to guests while it is published, albums afterwards', async () => {
    const { pages } = server.site.as('pages.manage');
    const { page } = await pages.create({
      title: 'Hello there',
      body: '<p>Words of welcome</p>',
      visibility: 'public',
    });
    await put({ ...home, type: 'page', page_id: page.id });
    const html = await shown();
    expect(html).toContain('Words of welcome');
    expect(html).toMatch(/<link[^>]+rel="canonical"[^>]+href="[^"]*:\d+\/"/);
    await pages.update({ id: page.id, rev: page.rev, visibility: 'draft' });
    expect(await eventually(async () => (await get()).headers.get('location'))).toBe('/albums');
    await put(home);
  });
});
