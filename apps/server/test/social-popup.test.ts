import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import {
  address,
  email,
  popup,
  provider,
  resultOf,
  serial,
  server,
  signedInByPassword,
  useSocialBench,
} from './social-bench.ts';

useSocialBench();

describe('the popup', () => {
  it('hands its result to this site alone, and holds no token (S10, S11)', async () => {
    const browser = testBrowser();
    const visit = await popup(browser);
    const { message, origin } = resultOf(visit);
    expect(origin).toBe(server.url);
    expect(Object.keys(message).sort()).toEqual(['callbackData', 'status', 'type']);
    expect(visit.text).toContain('postMessage(message, origin)');
    expect(visit.text).not.toMatch(/access_token|id_token|eyJ|canary/);
    const jar = browser.cookies.get(server.url);
    for (const name of ['sid', 'XSRF-TOKEN', 'be-device']) {
      expect(visit.text).not.toContain(jar?.get(name) ?? 'missing');
    }
    expect(visit.headers.get('cache-control')).toBe('no-store');
    expect(visit.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('runs its own script and nothing else', async () => {
    const { createHash } = await import('node:crypto');
    provider.person = {
      sub: `sub-${serial}`,
      email,
      preferred_username: '</script><img src=x onerror=alert(1)>',
    };
    const visit = await popup(testBrowser());
    const policy = visit.headers.get('content-security-policy') ?? '';
    const scripts = [...visit.text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    expect(scripts).toHaveLength(1);
    expect(policy).toContain(
      createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64'),
    );
    expect(policy).toContain("default-src 'none'");
    expect(visit.text).not.toContain('<img');
  });

  it.each([
    '//e.test',
    '/\\e.test',
    'https:e.test',
    '/%09/e.test',
    'javascript:alert(1)',
    '/..//e.test',
    '%2f%2fe.test',
  ])('without a page that opened it goes on to / instead of %s (R4)', async (next) => {
    const browser = testBrowser();
    const visit = await browser.open(`${address('oidc', 'login')}?next=${encodeURIComponent(next)}`);
    expect(resultOf(visit).next).toBe('/');
  });

  it('without a page that opened it goes on to where one came from', async () => {
    const visit = await testBrowser().open(
      `${address('oidc', 'login')}?next=${encodeURIComponent('/albums?sort=new')}`,
    );
    expect(resultOf(visit)).toMatchObject({ next: '/albums?sort=new', message: { status: 'SUCCESS' } });
  });

  it.each(['facebook', '..%2Fx', '__proto__', 'constructor', 'x'.repeat(1_024), 'OIDC'])(
    'of a service that is off or unknown is not there: %s (S13)',
    async (service) => {
      await server.site.addUser(email);
      const browser = await signedInByPassword(email);
      for (const step of ['login', 'connect', 'callback?code=x&state=y']) {
        const visit = await browser.open(address(service, step));
        expect([visit.status, JSON.parse(visit.text).code]).toEqual([404, 'not_found']);
      }
      expect((await browser.post(address(service, 'disconnect'), {})).status).toBe(404);
    },
  );

  it('cannot be opened without end', async () => {
    const statuses: number[] = [];
    const browser = testBrowser();
    for (let index = 0; index < 61; index += 1) {
      const response = await browser.open(address('oidc', 'login'), { stopAt: provider.issuer });
      statuses.push(response.status);
    }
    expect(statuses.slice(-2)).toEqual([302, 429]);
  });
});
