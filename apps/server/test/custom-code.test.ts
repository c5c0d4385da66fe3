import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, send } from './http-accounts.ts';

let server: TestServer;
let person: string;
beforeAll(async () => {
  server = await startTestServer();
  person = (await newPerson(server)).cookie;
});
afterAll(() => server.close());

async function publish(custom_code: { css?: string; html?: string; scripts?: boolean }) {
  const { appearance } = server.site.as('admin');
  const { rev, published } = await appearance.editor();
  const code = { css: '', html: '', scripts: false, ...custom_code };
  const look = { ...published, settings: { ...published.settings, custom_code: code } };
  await appearance.publish({ rev: (await appearance.saveDraft({ rev, look })).rev });
}
async function page(path: string, cookie?: string) {
  const headers = { accept: 'text/html' };
  const response = await send(server, 'GET', path, { cookie, headers });
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('code of the site in a document', () => {
  const css = 'h1 { letter-spacing: 1em }';
  const html = '<p class="banner">Closed on Monday</p>';

  it('stands in pages of guests and of people who are signed in', async () => {
    await publish({ css, html });
    for (const cookie of [undefined, person]) {
      const { html: text, policy } = await page('/albums', cookie);
      expect(text).toContain(`<style id="custom-css">${css}</style>`);
      expect(text).toContain(`<div id="custom-html">${html}</div>`);
      expect(policy).toContain(hash(css));
      expect(/script-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toHaveLength(2);
    }
  });

  it.each([
    ['/login', false],
    ['/register', false],
    ['/forgot-password', false],
    ['/password/reset/abc', false],
    ['/account-settings', true],
    ['/admin', true],
    ['/admin/appearance/custom-code', true],
  ])('never stands in %s', async (path, signedIn) => {
    const admin = await server.signIn();
    const { html: text, policy } = await page(path, signedIn ? admin : undefined);
    expect(text).toContain('<title>');
    expect(text).not.toMatch(/id="custom-(css|html)"/);
    expect(policy).not.toContain(hash(css));
  });

  it('is left out on request, so that no code locks anybody out', async () => {
    for (const cookie of [undefined, person]) {
      const { html: text } = await page('/albums?safe=1', cookie);
      expect(text).not.toContain('letter-spacing: 1em');
      expect(text).not.toContain('name="custom-code"');
    }
    expect((await page('/albums')).html).toContain('letter-spacing: 1em');
  });

  it('runs nothing and opens no policy while scripts are off', async () => {
    await publish({ html: '<script>steal()</script><p onclick="steal()">Hello</p>' });
    const { html: text, policy } = await page('/albums');
    expect(text).not.toContain('steal');
    expect(/script-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toHaveLength(2);
  });

  it('is allowed its scripts by their hashes and addresses, in its own pages alone', async () => {
    await publish({
      html: '<script>count()</script><script src="https://stats.example/s.js"></script>',
      scripts: true,
    });
    const { html: text, policy } = await page('/albums');
    expect(text).toContain('<div id="custom-html" data-scripts><script>count()</script>');
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain(hash('count()'));
    expect(scripts).toContain('https://stats.example/s.js');
    expect(scripts).not.toContain('unsafe');
    const { html: own, policy: ownPolicy } = await page('/albums', await server.signIn());
    expect(own).not.toContain('count()');
    expect(ownPolicy).not.toContain('stats.example');
    const { policy: other } = await page('/login');
    expect(other).not.toContain('stats.example');
    expect(other).not.toContain(hash('count()'));
  });

  it('is gone without a trace when it is taken away', async () => {
    await publish({ css: 'a{}' });
    await publish({});
    const { html: text } = await page('/albums');
    expect(text).not.toContain('custom-');
  });
});
