import { refusal } from '@kantele/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPushWorld, type PushWorld } from './push-world.ts';

let world: PushWorld;
beforeAll(async () => {
  world = await openPushWorld();
});
afterAll(() => world.close());

it('queues nothing for who has no browser; each browser decrypts what it is sent, once', async () => {
  const { tell, queued, browserOf, send } = world;
  await tell('Before');
  expect(await queued()).toEqual([]);
  const one = await browserOf();
  const two = await browserOf();
  await tell('The site moves');
  await tell('The site has moved');
  expect(await queued()).toMatchObject([{ key: `push:${world.ada}`, queue: `push:${world.ada}` }]);
  await send();
  await send();
  const [inbox] = (await one.caller.notifications.list({})).pagination.data;
  for (const { browser } of [one, two]) {
    expect(browser.received.map(({ title }) => title)).toEqual(['The site moves', 'The site has moved']);
    expect(browser.received.at(-1)).toEqual({
      id: inbox?.id,
      title: 'The site has moved',
      body: 'On Sunday.',
      link: '/notifications',
      language: 'en',
      direction: 'ltr',
    });
  }
});

it('leaves out what was read meanwhile, and browsers that signed out or said so', async () => {
  const { tell, browserOf, send } = world;
  const one = await browserOf();
  const two = await browserOf();
  const three = await browserOf();
  await tell('Read at once');
  await one.caller.notifications.markAsRead({ markAllAsRead: true });
  await two.caller.auth.logout();
  await three.caller.notifications.unsubscribeBrowser({ endpoint: three.browser.endpoint });
  await send();
  await tell('Not read');
  await send();
  expect(one.browser.received.map(({ title }) => title)).toEqual(['Not read']);
  expect([...two.browser.received, ...three.browser.received]).toEqual([]);
});

it('forgets a browser its push service knows no more; tries again where one does not answer', async () => {
  const { tell, browserOf, send, browsers } = world;
  const gone = await browserOf();
  const down = await browserOf();
  gone.browser.status = 410;
  down.browser.status = 503;
  await tell('First');
  await expect(send()).rejects.toThrow('push service');
  expect((await browsers()).map(({ endpoint }) => endpoint)).not.toContain(gone.browser.endpoint);
  const failing = (await browsers()).filter(({ failing_since }) => failing_since !== null);
  expect(failing.map(({ endpoint }) => endpoint)).toEqual([down.browser.endpoint]);
  down.browser.status = 201;
  await send();
  expect(down.browser.received.map(({ title }) => title)).toEqual(['First']);
  expect((await browsers()).every(({ failing_since }) => failing_since === null)).toBe(true);
});

it('is for the browser one is signed in with, and for none of an admin who is signed in as somebody', async () => {
  const { site, service, ada } = world;
  const { endpoint, keys } = service.subscribe('any');
  const session = await site.services.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  const as = async (more: { sessionId: number | null; impersonatorId: number | null }) =>
    (await refusal((await site.user(ada, more)).notifications.subscribeBrowser({ endpoint, keys }))).code;
  expect(await as({ sessionId: null, impersonatorId: null })).toBe('forbidden');
  expect(await as({ sessionId: session.id, impersonatorId: 1 })).toBe('forbidden');
});

it('reaches push services on the open internet only', async () => {
  const { site, service, browserOf, tell, send, forgetBrowsers } = world;
  await forgetBrowsers();
  const { caller, browser } = await browserOf();
  const { keys } = browser;
  for (const endpoint of [
    'http://push.example.com/1',
    'https://push.example.com:8443/1',
    'https://user:secret@push.example.com/1',
    `${service.url}@push.example.com/1`,
  ]) {
    const answer = await refusal(caller.notifications.subscribeBrowser({ endpoint, keys }));
    expect([endpoint, Object.keys(answer.fields ?? {})]).toEqual([endpoint, ['endpoint']]);
  }
  await forgetBrowsers();
  for (const host of ['127.0.0.1', '10.0.0.1', '[::1]', '169.254.169.254', '[::ffff:192.168.0.1]']) {
    await caller.notifications.subscribeBrowser({ endpoint: `https://${host}/1`, keys });
  }
  await tell('Into the own network');
  const asked: string[] = [];
  const services = {
    ...site.services,
    outbound: {
      request: async (url: string, options: Parameters<typeof site.services.outbound.request>[1]) => {
        asked.push(options.reach);
        return site.services.outbound.request(url, options);
      },
    },
  };
  await expect(send({ ...site.system(), services })).rejects.toThrow('push service');
  expect(asked).toEqual(Array.from({ length: 5 }, () => 'public'));
});
