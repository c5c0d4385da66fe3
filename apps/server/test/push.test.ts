import { type Context, jobList, notify, systemMessage } from '@kantele/api/server';
import { createTestSite, refusal, type TestSite, testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbound } from '../src/outbound/client.ts';
import { startPushService } from './push-service.ts';

let site: TestSite;
let service: Awaited<ReturnType<typeof startPushService>>;
let ada: number;
beforeAll(async () => {
  service = await startPushService();
  site = await createTestSite({
    outbound: createOutbound({ ownHost: 'localhost', refusalsAfterMs: [0] }),
    pushService: service.url,
  });
  ada = await site.addUser('ada@example.com');
  // Messages of the site go to browsers only when one wants them there.
  const caller = await site.user(ada);
  const { user_selections } = await caller.notifications.subscriptions();
  const selections = user_selections.map(({ notif_id, channels }) => ({
    notif_id,
    channels: { ...channels, browser: notif_id === 'system-message' },
  }));
  await caller.notifications.updateSubscriptions({ selections });
});
afterAll(async () => {
  await site.close();
  await service.stop();
});

/** A browser somebody signs in with and allows messages in. */
async function browserOf(email = 'ada@example.com') {
  const signedIn = site.browser();
  await (await signedIn.caller()).auth.login({ email, password: testPassword });
  const caller = await signedIn.caller();
  const { push_key } = await caller.notifications.subscriptions();
  const browser = service.subscribe(push_key);
  const { endpoint, keys } = browser;
  await caller.notifications.subscribeBrowser({ endpoint, keys });
  return { browser, caller };
}
const tell = (title: string) =>
  site.services.db.transaction().execute((trx) =>
    notify(site.system(), trx, {
      kind: systemMessage,
      receivers: [ada],
      actor: null,
      data: { title, body: 'On Sunday.' },
    }),
  );
const job = jobList.find(({ name }) => name === 'notifications.push');
const run = { assertLease: async () => {}, signal: new AbortController().signal, attempt: 1 };
const send = (ctx: Context = site.system()) => job?.start(ctx, { user: ada }, run);
const queued = async () => {
  const { rows } =
    await sql`select 1 from graphile_worker.jobs where task_identifier = 'notifications.push'`.execute(
      site.services.db,
    );
  return rows.length;
};
const browsers = () => site.services.db.selectFrom('push_subscriptions').selectAll().execute();

it('queues nothing for who has no browser; each browser decrypts what it is sent, once', async () => {
  await tell('Before');
  expect(await queued()).toBe(0);
  const one = await browserOf();
  const two = await browserOf();
  await tell('The site moves');
  await tell('The site has moved');
  expect(await queued()).toBe(1);
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
  const { endpoint, keys } = service.subscribe('any');
  const session = await site.services.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  const as = async (more: { sessionId: number | null; impersonatorId: number | null }) =>
    (await refusal((await site.user(ada, more)).notifications.subscribeBrowser({ endpoint, keys }))).code;
  expect(await as({ sessionId: null, impersonatorId: null })).toBe('forbidden');
  expect(await as({ sessionId: session.id, impersonatorId: 1 })).toBe('forbidden');
});

it('reaches push services on the open internet only', async () => {
  await site.services.db.deleteFrom('push_subscriptions').execute();
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
  await site.services.db.deleteFrom('push_subscriptions').execute();
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
