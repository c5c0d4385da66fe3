import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, type Person, putSettings, send } from './http-accounts.ts';

let server: TestServer;
let user: Person;
let poor: Person;
beforeAll(async () => {
  server = await startTestServer();
  user = await newPerson(server);
  poor = await newPerson(server, { roles: [], permissions: ['music.view'] });
});
afterAll(() => server.close());

const get = (path: string, cookie?: string) =>
  send(server, 'GET', path, { cookie, headers: { accept: 'text/html,*/*' } });

describe('the page of the documentation', () => {
  it('sends guests to sign in and back', async () => {
    const response = await get('/api-docs');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?redirect=%2Fapi-docs']);
  });

  it('is not there for users who may not have tokens', async () => {
    const response = await get('/api-docs', poor.cookie);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).not.toContain('/api-docs/');
  });

  it('shows the documentation to those who may, with our own files and no inline script', async () => {
    const response = await get('/api-docs', user.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/(default|script|style)-src [^;]*'unsafe/);
    const html = await response.text();
    expect(html).not.toMatch(/<script>|<script [^>]*src="https?:/);
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const other = await get('/api-docs', user.cookie);
    expect(other.headers.get('content-security-policy')).not.toBe(policy);
  });

  it('comes in the theme that was chosen', async () => {
    const cookies = await server.site.services.db.selectFrom('themes').select(['id', 'is_dark']).execute();
    for (const { id, is_dark } of cookies) {
      const html = await (await get('/api-docs', `${user.cookie}; be-active-theme=${id}`)).text();
      expect(html).toContain(`data-mode="${is_dark ? 'dark' : 'light'}"`);
      expect(html).toContain('--c-bg:');
    }
  });

  it('has its scripts compressed, under addresses that change with them, to be kept', async () => {
    const html = await (await get('/api-docs', user.cookie)).text();
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(scripts).toEqual([
      expect.stringMatching(/^\/api-docs\/start-[0-9a-f]{16}\.js$/),
      expect.stringMatching(/^\/api-docs\/scalar-[0-9a-f]{16}\.js$/),
    ]);
    for (const path of scripts) {
      for (const encoding of ['br', 'gzip']) {
        const response = await server.request(path, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect((await response.text()).length).toBeGreaterThan(500);
      }
    }
  });

  it('and the document are gone once tokens are switched off', async () => {
    await putSettings(server, { 'api.integrated': false });
    expect((await get('/api-docs', user.cookie)).status).toBe(404);
    const response = await get('/api-docs/openapi.json', user.cookie);
    expect([response.status, (await answerOf(response)).code]).toEqual([404, 'not_found']);
    await putSettings(server, { 'api.integrated': true });
    expect((await get('/api-docs', user.cookie)).status).toBe(200);
  });
});
