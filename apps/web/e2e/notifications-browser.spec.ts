import type { PushedMessage } from '@kantele/api/contract/notifications';
import type { Page } from '@playwright/test';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const blocked = 'Notifications blocked. Please enable them for this site from browser settings.';

/** Counts how often the page asks for the permission, and what it tells the site of the browser. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = (...args) => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return ask(...args);
    };
  });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('subscribeBrowser')) told.push(request.url());
  });
  return {
    told,
    asked: () => page.evaluate(() => Number(sessionStorage.getItem('asked'))),
    workers: () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  };
}

const byBrowser = (page: Page) => page.getByRole('checkbox', { name: 'New followers: Browser' });

test('the permission is asked for by a press alone; where it is refused the box stays off and nothing is stored', async ({
  page,
}) => {
  await signIn(page, (await addPerson(page, 'listener')).email);
  const watched = await watch(page);
  await open(page, '/');
  await open(page, '/notifications');
  await open(page, '/notifications/settings');
  await expect(byBrowser(page)).not.toBeChecked();
  expect(await watched.asked()).toBe(0);

  // A browser without a screen refuses.
  await byBrowser(page).click({ force: true });
  await expect(page.getByText(blocked, { exact: true })).toBeVisible();
  await expect(byBrowser(page)).not.toBeChecked();
  expect(await watched.asked()).toBe(1);
  const group = page.getByRole('checkbox', { name: 'All of “Following”: Browser' });
  await expect(group).toHaveJSProperty('indeterminate', true);
  await group.click({ force: true });
  await expect.poll(watched.asked).toBe(2);
  await expect(byBrowser(page)).not.toBeChecked();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.getByRole('button', { name: 'Show messages here' }).click();
  await expect.poll(watched.asked).toBe(3);
  await open(page, '/notifications/settings');
  await expect(byBrowser(page)).not.toBeChecked();
  expect([watched.told, await watched.workers()]).toEqual([[], 0]);
});

test('a browser that does not reach its push service says so, and the box stays off', async ({
  page,
  problems,
}) => {
  await page.context().grantPermissions(['notifications']);
  await signIn(page, (await addPerson(page, 'listener')).email);
  const watched = await watch(page);
  await open(page, '/notifications/settings');
  await byBrowser(page).click({ force: true });
  await expect(page.getByText('This browser could not be set up for messages.')).toBeVisible();
  await expect(byBrowser(page)).not.toBeChecked();
  expect(watched.told).toEqual([]);
  // The browser says why, as a window of its private mode has no push service.
  expect(problems.filter((problem) => !problem.includes('does not support the Push API'))).toEqual([]);
  problems.length = 0;
});

/** Registers the service worker, and notes what it would have the browser show, open and bring to the front. */
async function workerOf(page: Page) {
  const { origin } = new URL(process.env.E2E_URL ?? '');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const coming = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const worker = await coming;
  // This browser has no screen, and a window is opened by a press of a person alone.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    Object.assign(scope, { shown: [], opened: [], focused: [] });
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options });
    };
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
    };
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      scope.focused.push(this.url);
    };
  });
  return {
    deliver: (message: PushedMessage) =>
      session.send('ServiceWorker.deliverPushMessage', {
        ...{ origin, registrationId },
        data: JSON.stringify(message),
      }),
    /** A press on what is shown, until the worker has done all it does then. */
    press: (data: unknown) =>
      worker.evaluate(async (pressed) => {
        const event = new Event('notificationclick');
        let work: Promise<unknown> = Promise.resolve();
        let isClosed = false;
        const notification = { data: pressed, close: () => (isClosed = true) };
        Object.defineProperties(event, {
          notification: { value: notification },
          waitUntil: { value: (promise: Promise<unknown>) => (work = promise) },
        });
        globalThis.dispatchEvent(event);
        await work;
        return isClosed;
      }, data),
    noted: () =>
      worker.evaluate(() => {
        const { shown, opened, focused } = globalThis as unknown as Scope;
        return { shown, opened, focused };
      }),
  };
}
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<void> };
  WindowClient: { prototype: { focus(): Promise<void> } };
  shown: { title: string; tag?: string; data?: unknown }[];
  opened: string[];
  focused: string[];
}

test('what a push service hands over is shown, and a press opens its page and marks it as read', async ({
  page,
  browser,
}) => {
  const { origin } = new URL(process.env.E2E_URL ?? '');
  const { email, id } = await addPerson(page, 'listener');
  const fan = await addPerson(page, 'Halden');
  const other = await browser.newPage();
  await signIn(other, fan.email);
  await open(other, `/user/${id}/listener`);
  await other.getByRole('button', { name: 'Follow listener' }).click();
  await expect(other.getByRole('button', { name: 'Unfollow listener' })).toBeVisible();
  await other.close();

  await signIn(page, email);
  await open(page, '/');
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  const answer = await page.request.get('/api/v1/notifications');
  const [message] = ((await answer.json()) as { pagination: { data: { id: string }[] } }).pagination.data;
  if (!message) throw new Error('There is no message.');
  const worker = await workerOf(page);
  const pushed: PushedMessage = {
    id: message.id,
    title: 'هالدن يتابعك',
    body: '',
    link: `/user/${fan.id}/halden-ørsted`,
    language: 'ar',
    direction: 'rtl',
  };
  // A message that comes twice replaces itself.
  await worker.deliver(pushed);
  await worker.deliver(pushed);
  await expect.poll(async () => (await worker.noted()).shown.length).toBe(2);
  const { shown } = await worker.noted();
  const expected = { title: pushed.title, body: '', tag: message.id, lang: 'ar', dir: 'rtl' };
  expect(shown).toMatchObject([expected, expected]);

  const address = new URL(pushed.link, origin).href;
  expect(await worker.press(shown[0]?.data)).toBe(true);
  await expect.poll(worker.noted).toMatchObject({ opened: [address], focused: [] });
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  // Where a window shows the page already, that one comes to the front.
  const search = '/search/ørsted';
  await open(page, search);
  await worker.press({ id: message.id, link: search });
  await expect
    .poll(worker.noted)
    .toMatchObject({ opened: [address], focused: [new URL(search, origin).href] });
  // No other site is opened, and who is signed out is led there all the same.
  await worker.press({ id: message.id, link: '//example.com/' });
  await page.context().clearCookies();
  await worker.press({ id: message.id, link: '/albums' });
  await expect.poll(async () => (await worker.noted()).opened).toEqual([address, `${origin}/albums`]);
});
