import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { send } from './http-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Change = Parameters<ReturnType<TestServer['site']['as']>['ads']['update']>[0];
const change = (more: Partial<Change>) =>
  server.site.as('ads.manage').ads.update({
    ...{
      slot: 'top',
      kind: 'off',
      height: 90,
      image: null,
      link: '',
      alt: '',
      html: '',
      needs_consent: true,
    },
    ...more,
  });
async function page(path: string, cookie?: string) {
  const response = await send(server, 'GET', path, { cookie, headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, html: await response.text(), policy, headers: response.headers };
}
const code = '</body></html><script>hostile()</script>';
const picture = `/images/${'a'.repeat(32)}/1200.webp`;

describe('advertisements in a document', () => {
  it('stand in the first HTML of guests, at once after a change, with their room reserved', async () => {
    expect((await page('/albums')).html).not.toContain('aria-label="Advertisement"');
    await change({
      kind: 'banner',
      image: picture,
      alt: '"><script>x()</script>',
      link: 'https://shop.example/',
    });
    const { html } = await page('/albums');
    expect(html).toContain('aria-label="Advertisement"');
    expect(html).toMatch(/style="block-size:90px/);
    expect(html).toContain(`src="${picture}"`);
    expect(html).toContain('rel="noopener noreferrer sponsored"');
    expect(html).not.toContain('"><script>x()');
  });

  it('widen no policy, and their code is part of no page', async () => {
    const { policy: before } = await page('/albums');
    await change({ kind: 'code', html: code, needs_consent: false });
    const { html, policy } = await page('/albums');
    expect(html).toContain('aria-label="Advertisement"');
    expect(html).not.toContain('hostile');
    expect(html).not.toContain('<iframe');
    expect(policy).toBe(before);
    expect(policy).toContain("frame-src 'self';");
  });

  it.each([
    ['/login', false],
    ['/register', false],
    ['/forgot-password', false],
    ['/account-settings', true],
    ['/admin', true],
    ['/admin/ads', true],
    ['/nowhere/at/all', false],
  ])('never stand in %s', async (path, signedIn) => {
    await change({ kind: 'banner', image: picture, alt: 'New vinyl' });
    const { html } = await page(path, signedIn ? await server.signIn() : undefined);
    expect(html).toContain('<title>');
    expect(html).not.toContain('aria-label="Advertisement"');
  });
});

describe('code of an ad network', () => {
  it('stands in a document that has no origin, whoever opens it', async () => {
    await change({ kind: 'code', html: code });
    const { status, html, policy, headers } = await page('/ads/top');
    expect(status).toBe(200);
    expect(html).toContain(code);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;/);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('stands nowhere when the place is off, shows a banner, or is none', async () => {
    await change({ kind: 'off', html: code });
    expect((await page('/ads/top')).status).toBe(404);
    await change({ kind: 'banner', image: picture, alt: 'New vinyl', html: code });
    expect((await page('/ads/top')).status).toBe(404);
    expect((await page('/ads/middle')).status).toBe(404);
  });
});
