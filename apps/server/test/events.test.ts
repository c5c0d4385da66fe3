import { notify, systemMessage, unsubscribeToken } from '@kantele/api/server';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { startProxied } from './http-accounts-proxy.ts';

let server: TestServer;
let ada: number;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.addUser('ada@example.com', []);
  await server.addUser('ben@example.com', []);
});
afterAll(() => server.close());

/** Reads a stream of events until a text has come, or its end. */
async function open(url: string, cookie: string) {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/v1/events`, { headers: { cookie }, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (wanted: string | null) => {
    while (wanted === null || !text.includes(wanted)) {
      const read = await reader?.read();
      if (!read || read.done) return { text, isOver: true };
      text += read.value;
    }
    return { text, isOver: false };
  };
  return { response, until, close: () => abort.abort() };
}

const tell = (title: string) =>
  server.site.services.db.transaction().execute((trx) =>
    notify(server.site.system(), trx, {
      kind: systemMessage,
      receivers: [ada],
      actor: null,
      data: { title, body: '' },
    }),
  );

it('is for those who are signed in, not for tokens nor for a team one is not in', async () => {
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await server.request(address, { headers })).status;
  expect(await statusOf('/api/v1/events')).toBe(401);
  const { accessTokens } = await server.site.user(1);
  const { plainTextToken } = await accessTokens.create({ tokenName: 'Listener' });
  expect(await statusOf('/api/v1/events', { authorization: `Bearer ${plainTextToken}` })).toBe(403);
  const cookie = await server.signIn('ada@example.com');
  expect(await statusOf('/api/v1/events?workspaceId=999999', { cookie })).toBe(403);
});

it('tells the browsers of the receiver, on every instance, and nobody else', async () => {
  const other = await startProxied(server);
  onTestFinished(() => other.app.close());
  const cookie = await server.signIn('ada@example.com');
  const here = await open(server.url, cookie);
  const there = await open(other.url, cookie);
  const ben = await open(server.url, await server.signIn('ben@example.com'));
  expect(here.response.headers.get('content-type')).toMatch('text/event-stream');
  for (const stream of [here, there, ben]) await stream.until('event: open');
  await tell('Hello');
  expect((await here.until('"notifications"')).isOver).toBe(false);
  expect((await there.until('"notifications"')).isOver).toBe(false);
  // A sign of life comes later than the event would have.
  expect((await ben.until(':\n\n')).text).not.toContain('notifications');
  for (const stream of [here, there, ben]) stream.close();
});

it('tells those who may change the appearance that somebody has published or dropped what was drafted', async () => {
  await server.addUser('dora@example.com', ['appearance.manage']);
  const [dora, ben] = [
    await open(server.url, await server.signIn('dora@example.com')),
    await open(server.url, await server.signIn('ben@example.com')),
  ];
  for (const stream of [dora, ben]) await stream.until('event: open');
  const { appearance } = server.site.as('appearance.manage');
  await appearance.discardDraft({ rev: (await appearance.editor()).rev });
  expect((await dora.until('"appearance"')).isOver).toBe(false);
  expect((await ben.until(':\n\n')).text).not.toContain('appearance');
  for (const stream of [dora, ben]) stream.close();
});

it('says that something may have been missed when the connection to the database was lost', async () => {
  const stream = await open(server.url, await server.signIn('ada@example.com'));
  await stream.until('event: open');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kantele live' and datname = current_database()`.execute(
    server.site.services.db,
  );
  expect((await stream.until('event: missed')).isOver).toBe(false);
  await tell('Again');
  expect((await stream.until('"notifications"')).isOver).toBe(false);
  stream.close();
});

it('is refused for now when as many listen as may', async () => {
  const small = await startTestServer({ liveStreamsAtMost: 1 });
  onTestFinished(() => small.close());
  const cookie = await small.signIn();
  const stream = await open(small.url, cookie);
  await stream.until('event: open');
  const late = await small.request('/api/v1/events', { headers: { cookie } });
  expect([late.status, late.headers.has('retry-after')]).toEqual([503, true]);
  stream.close();
});

it('ends for a session that is over', async () => {
  const cookie = await server.signIn('ada@example.com');
  const stream = await open(server.url, cookie);
  await stream.until('event: open');
  await server.site.services.db.deleteFrom('sessions').where('user_id', '=', ada).execute();
  expect((await stream.until(null)).isOver).toBe(true);
});

it('survives browsers that leave while they are told', async () => {
  const cookie = await server.signIn('ada@example.com');
  for (let round = 0; round < 5; round += 1) {
    const streams = await Promise.all([1, 2, 3].map(() => open(server.url, cookie)));
    for (const stream of streams) await stream.until('event: open');
    const told = tell(`Round ${round}`);
    for (const stream of streams) stream.close();
    await told;
  }
  const stream = await open(server.url, cookie);
  await stream.until('event: open');
  await tell('Still there');
  expect((await stream.until('"notifications"')).isOver).toBe(false);
  stream.close();
});

it('a mail program ends mails by one press, without cookies and with a form', async () => {
  const press = (token: string) =>
    server.request(`/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const token = unsubscribeToken(server.site.services.secret, ada, '*');
  expect((await press(`${token.slice(0, -2)}xx`)).status).toBe(404);
  expect((await press(token)).status).toBe(200);
  expect((await press(token)).status).toBe(200);
  const { mail_frequency } = await (await server.site.user(ada)).notifications.subscriptions();
  expect(mail_frequency).toBe('never');
});
