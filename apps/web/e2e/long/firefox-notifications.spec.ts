import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firefoxPath, startFirefox } from '../browsers/firefox.ts';
import { startFirefoxPushService } from '../browsers/firefox-push-service.ts';
import { type RemotePage, until as untilTrue } from '../browsers/remote-page.ts';
import { isReady, type Site, startSite, until } from '../site.ts';

const admin = { email: 'admin@example.com', password: 'correct horse battery' };
let folder: string;
let service: Awaited<ReturnType<typeof startFirefoxPushService>>;
let site: Site;
let page: RemotePage;
test.afterAll(async () => {
  await page?.close();
  await site?.stop();
  await service?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Sends JSON to the site, from the page, and brings its answer. */
const send = <Value>(method: string, path: string, body: object) =>
  page.evaluate<Value>(`fetch(${JSON.stringify(path)}, {
    method: ${JSON.stringify(method)},
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))},
  }).then(async (answer) => {
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  })`);
const box = '[aria-label="Messages of this site: Browser"]';

// What is not installed is not tested.
if (firefoxPath())
  test('Firefox subscribes at its push service by a press, decrypts what the site sends there and hands it to the service worker', async () => {
    folder = mkdtempSync(join(tmpdir(), 'kantele-firefox-push-'));
    service = await startFirefoxPushService();
    site = await startSite(folder, { PUSH_SERVICE: service.url });
    await until(() => isReady(site.url));
    page = await startFirefox(undefined, {
      'dom.push.serverURL': service.socketUrl,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
      'permissions.default.desktop-notification': 1,
    });
    await page.goto(site.url);
    await send('POST', '/auth/login', admin);
    await page.goto(`${site.url}/notifications/settings`);
    await untilTrue(page, `document.querySelector(${JSON.stringify(box)}) !== null`);
    expect(service.subscriptions()).toBe(0);
    await page.evaluate(`document.querySelector(${JSON.stringify(box)}).click()`);
    await untilTrue(page, `document.querySelector(${JSON.stringify(box)}).checked`);
    expect(service.subscriptions()).toBe(1);
    await page.evaluate(
      `[...document.querySelectorAll('button')].find((button) => button.textContent === 'Save').click()`,
    );
    await untilTrue(page, `document.body.textContent.includes('Updated preferences')`);

    await send('POST', '/trpc/notifications.sendSystemMessage', {
      title: 'The site moves',
      body: 'On Sunday.',
      test: true,
    });
    await expect.poll(() => service.taken()).toBe(1);
    // What comes after it is 302: without a screen this Firefox refuses whatever a service worker would have it show.
    await expect.poll(() => service.acknowledged()[0]).toBe(100);
  });
