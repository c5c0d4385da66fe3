import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { queueMail, systemContext } from '@kantele/api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxKey } from '../src/http/dev-inbox.ts';
import { startWorker } from '../src/worker.ts';
import { type BareServer, startBareServer, testInboxKey } from './bare-server.ts';
import { eventually } from './harness.ts';

const inbox = `/dev/inbox/${testInboxKey}`;
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
  await eventually(async () => ((await page(inbox)).includes('suspended') ? true : null));
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
    const list = await page(inbox);
    const [link] = /\/dev\/inbox\/[\w-]+\/[\w-]+/.exec(list) ?? [''];
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

  it('is there for who knows its key alone', async () => {
    const [link = ''] = /\/dev\/inbox\/[\w-]+\/[\w-]+/.exec(await page(inbox)) ?? [];
    for (const path of [inbox, link, `${link}/html`, `${link}/source`]) {
      expect(await ask(path, {}), path).toBe(200);
      for (const key of ['another-key', `${testInboxKey}x`, testInboxKey.slice(1), '%00', '..']) {
        expect([400, 404], path).toContain(await ask(path.replace(testInboxKey, key), {}));
      }
    }
    expect(await ask('/dev/inbox', {})).not.toBe(200);
    expect(await ask('/dev/inbox/', {})).not.toBe(200);
  });

  it('tells nobody its address: not the pictures of a mail, and no cache', async () => {
    const [link = ''] = /\/dev\/inbox\/[\w-]+\/[\w-]+/.exec(await page(inbox)) ?? [];
    for (const path of [inbox, link, `${link}/html`, `${link}/source`]) {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
  });

  it('has a key that is made once and for its owner’s eyes', async () => {
    const dir = join(server.dataDir, 'other-inbox');
    const keys = await Promise.all([1, 2, 3].map(() => inboxKey(dir)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
    expect((await stat(join(dir, 'key'))).mode & 0o777).toBe(0o600);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
  });

  it.each(['..%2F..%2Fsecret.key', '%2e%2e', 'x', '__proto__', 'a%00b'])(
    'has no mail called %s',
    async (name) => {
      for (const part of ['', '/html', '/source']) {
        expect([400, 404]).toContain(await ask(`${inbox}/${name}${part}`, {}));
      }
    },
  );

  it('is not there without an inbox', async () => {
    const other = await startBareServer();
    expect((await fetch(other.url + inbox)).status).not.toBe(200);
    await other.close();
  });
});
