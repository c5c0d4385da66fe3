import { request } from 'node:http';
import { queueMail, systemContext } from '@kantele/api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '../src/worker.ts';
import { type BareServer, startBareServer } from './bare-server.ts';
import { eventually } from './harness.ts';

let server: BareServer;
beforeAll(async () => {
  server = await startBareServer({ inbox: true });
  const { services, url } = server.site;
  await queueMail(systemContext(services, 'test'), services.db, {
    template: 'account-suspended',
    to: 'me@example.com',
    language: 'en',
    params: { reason: '<script>alert(1)</script>' },
  });
  const worker = await startWorker({ services, databaseUrl: url, concurrency: 1, log: services.log });
  await eventually(async () => ((await page('/dev/inbox')).includes('suspended') ? true : null));
  await worker.stop();
});
afterAll(() => server.close());

const page = async (path: string) => (await fetch(server.url + path)).text();

/** A request with headers `fetch` does not let one set, by a path that is not made shorter. */
function ask(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    request({ port: new URL(server.url).port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });
}

describe('the inbox page', () => {
  it('lists mails and shows their parts, as text or boxed in', async () => {
    const list = await page('/dev/inbox');
    const [link] = /\/dev\/inbox\/[\w-]+/.exec(list) ?? [''];
    expect(list).toContain('me@example.com');
    const mail = await page(link);
    expect(mail).toContain('Your account was suspended');
    expect(mail).toContain('<iframe sandbox');
    expect(mail).not.toContain('<script>');
    const html = await fetch(`${server.url}${link}/html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(await html.text()).not.toContain('<script>');
    expect(await page(`${link}/source`)).toMatch(/^Subject: Your account was suspended\r?$/m);
  });

  it('is there for this machine alone, by its own name', async () => {
    const [link] = /\/dev\/inbox\/[\w-]+/.exec(await page('/dev/inbox')) ?? [''];
    for (const path of ['/dev/inbox', link, `${link}/html`, `${link}/source`]) {
      expect(await ask(path, {}), path).toBe(200);
      expect(await ask(path, { 'x-forwarded-for': '203.0.113.7' }), path).toBe(404);
      expect(await ask(path, { host: 'rebound.evil.test' }), path).toBe(404);
    }
  });

  it.each(['..%2F..%2Fsecret.key', '%2e%2e', 'x', '__proto__', 'a%00b'])(
    'has no mail called %s',
    async (name) => {
      for (const part of ['', '/html', '/source']) {
        expect([400, 404]).toContain(await ask(`/dev/inbox/${name}${part}`, {}));
      }
    },
  );

  it('is not there without an inbox', async () => {
    const other = await startBareServer();
    expect((await fetch(`${other.url}/dev/inbox`)).status).not.toBe(200);
    await other.close();
  });
});
