import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bundledFonts } from '@kantele/api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { send } from './http-accounts.ts';

const require = createRequire(import.meta.url);
let server: TestServer;
let own: string;
beforeAll(async () => {
  server = await startTestServer();
  own = await upload();
});
afterAll(() => server.close());

async function upload(): Promise<string> {
  const cookie = await server.signIn();
  const file = await readFile(
    require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  );
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'serif.woff2');
  const response = await send(server, 'POST', '/api/v1/appearance/fonts', { cookie, body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { font: { id: string } }).font.id;
}
/** Publishes fonts for the themes that are the defaults. */
async function publish(fonts: { light: string; dark: string }) {
  const { appearance } = server.site.as('appearance.manage', 'settings.manage');
  const { rev, published } = await appearance.editor();
  const themes = published.themes.map((theme) => {
    const font = theme.default_light ? fonts.light : theme.default_dark ? fonts.dark : 'System';
    return { ...theme, colors: { ...theme.colors, 'font-sans': font, 'font-display': font } };
  });
  const saved = await appearance.saveDraft({ rev, look: { ...published, themes } });
  await appearance.publish({ rev: saved.rev, accept_warnings: true });
}
async function page(headers: Record<string, string> = {}) {
  const response = await server.request('/albums', { headers: { accept: 'text/html', ...headers } });
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}
const preloads = (html: string) => html.match(/<link rel="preload" as="font"[^>]+>/g) ?? [];
const fileOf = (id: string, subset: string) =>
  bundledFonts.find((font) => font.id === id)?.files.find((file) => file.subset === subset)?.hash ?? '';

describe('the file of a font', () => {
  it.each([
    ['no file', new Blob([]), 422, 'Choose a font.'],
    ['a file that is too large', new Blob([new Uint8Array(3_000_000)]), 413, 'Use a font of at most 2 MB.'],
  ])('is asked for in words of its own after %s', async (_, blob, status, words) => {
    const body = new FormData();
    if (blob.size > 0) body.append('file', blob, 'serif.woff2');
    else body.append('other', 'x');
    const cookie = await server.signIn();
    const response = await send(server, 'POST', '/api/v1/appearance/fonts', { cookie, body });
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
  });

  it('is served from here for good, as what it is, and can do nothing', async () => {
    const hash = own.slice('own-'.length);
    const response = await server.request(`/fonts/${hash}.woff2`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(hash);
    const again = await server.request(`/fonts/${hash}.woff2`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('of the product is the one whose measures are known', async () => {
    for (const { hash, file } of bundledFonts.flatMap(({ files }) => files)) {
      const response = await server.request(`/fonts/${hash}.woff2`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([file, createHash('sha256').update(bytes).digest('hex').slice(0, 32)]).toEqual([file, hash]);
    }
  });

  it.each(['nonsense.woff2', `${'0'.repeat(32)}.woff2`, `${'0'.repeat(32)}.ttf`, '..%2f..%2fetc%2fpasswd'])(
    'is not found as %s',
    async (name) => expect((await server.request(`/fonts/${name}`)).status).toBeGreaterThanOrEqual(404),
  );
});

describe('a page', () => {
  it('has the fonts that are published in its first HTML, and those before no more', async () => {
    const before = await page();
    expect(before.html).not.toContain('/fonts/');
    await publish({ light: own, dark: own });
    const after = await page();
    const [style = ''] = /<style id="theme">.*?<\/style>/s.exec(after.html) ?? [];
    expect(style).toContain(`@font-face{font-family:"${own}"`);
    expect(style).toContain(`--font-sans:'${own}', '${own} Fallback'`);
    const text = style.replace(/<\/?style[^>]*>/g, '');
    expect(after.policy).toContain(createHash('sha256').update(text).digest('base64'));
    expect(after.policy).toContain("font-src 'self';");
  });

  it('asks early for the file of the font in use, and for no other', async () => {
    const file = `/fonts/${own.slice('own-'.length)}.woff2`;
    expect(preloads((await page()).html)).toEqual([
      `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ]);
  });

  it('asks for each of two fonts only where it is shown', async () => {
    await publish({ light: 'Inter', dark: 'System' });
    expect(preloads((await page()).html)).toEqual([
      `<link rel="preload" as="font" type="font/woff2" href="/fonts/${fileOf('Inter', 'latin')}.woff2" ` +
        'media="(prefers-color-scheme: light)" crossorigin>',
    ]);
  });

  it('asks for the letters of its language', async () => {
    await publish({ light: 'Vazirmatn', dark: 'Vazirmatn' });
    const first = async (language: string) => preloads((await page({ 'accept-language': language })).html)[0];
    expect(await first('ar')).toContain(fileOf('Vazirmatn', 'arabic'));
    expect(await first('de')).toContain(fileOf('Vazirmatn', 'latin'));
  });
});
