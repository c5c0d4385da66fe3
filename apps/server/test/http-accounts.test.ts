import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { testPassword } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInbox } from '../src/mail/inbox.ts';
import { ask } from './attacks-world.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';
import { cookiesOf, newPerson, newToken, putSettings, type Sent, send } from './http-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  await server.startWorker();
  await putSettings(server, { 'human_check.kind': 'off' });
});
afterAll(() => server.close());

const phrase = 'a new long phrase';
const call = (method: string, path: string, sent: Sent = {}) => send(server, method, `/api/v1/${path}`, sent);
const login = (email: string, more: Sent & { remember?: boolean; password?: string } = {}) => {
  const { remember, password = testPassword, ...sent } = more;
  return call('POST', 'auth/login', { ...sent, body: { email, password, remember } });
};
/** Whether a session or a token opens anything. */
const opens = async (sent: Sent) => (await call('GET', 'users/me', sent)).status;
const sessionOf = (response: Response) => `sid=${cookiesOf(response).sid ?? ''}`;
const hashOf = (cookie: string) => createHash('sha256').update(cookie.slice(4)).digest('hex');
/** The link of the newest mail to an address, once it has come. */
const linkTo = (address: string, newerThan = '') =>
  eventually(async () => {
    const mails = await readInbox(join(server.dataDir, 'inbox'));
    const found = mails.find(({ name, mail }) => mail.to === address && name > newerThan);
    return found ? (/https?:\/\/\S+/.exec(found.mail.text)?.[0] ?? null) : null;
  });

describe('a session', () => {
  it('has a new id after signing in; the one that came with it is over', async () => {
    const { email, cookie } = await newPerson(server);
    const next = sessionOf(await login(email, { cookie }));
    expect(next).not.toBe(cookie);
    expect([await opens({ cookie }), await opens({ cookie: next })]).toEqual([401, 200]);
  });

  it('that was signed out of opens nothing when it is sent again', async () => {
    const { cookie } = await newPerson(server);
    const response = await send(server, 'POST', '/auth/logout', { cookie });
    expect(cookiesOf(response)).toEqual({ sid: '', 'XSRF-TOKEN': '' });
    expect(await opens({ cookie })).toBe(401);
  });

  it.each([
    [true, 30 * 86_400],
    [false, 86_400],
  ])(
    'remembered: %s lasts %i seconds at the server and no longer in the browser',
    async (remember, seconds) => {
      const { email } = await newPerson(server);
      const response = await login(email, { remember });
      const cookies = response.headers.getSetCookie();
      const session = cookies.find((text) => text.startsWith('sid=')) ?? '';
      const pair = cookies.find((text) => text.startsWith('XSRF-TOKEN=')) ?? '';
      for (const text of [session, pair]) {
        expect(/Max-Age=(\d+)/.exec(text)?.[1]).toBe(remember ? String(seconds) : undefined);
        expect(text).toContain('SameSite=Lax');
      }
      expect([session.includes('HttpOnly'), pair.includes('HttpOnly')]).toEqual([true, false]);
      const { expires_at } = await server.site.services.db
        .selectFrom('sessions')
        .select('expires_at')
        .where('id_hash', '=', hashOf(sessionOf(response)))
        .executeTakeFirstOrThrow();
      expect(Math.abs(expires_at.getTime() - Date.now() - seconds * 1_000)).toBeLessThan(60_000);
    },
  );

  it('and a token of somebody who is gone open nothing', async () => {
    const { id, cookie } = await newPerson(server);
    const { text: token } = await newToken(server, cookie);
    expect([await opens({ cookie }), await opens({ token })]).toEqual([200, 200]);
    const admin = await server.signIn();
    await call('POST', 'users/remove', { cookie: admin, body: { ids: [id] } });
    expect([await opens({ cookie }), await opens({ token })]).toEqual([401, 401]);
  });

  it('by token ends with the token', async () => {
    const { cookie } = await newPerson(server);
    const { id, text: token } = await newToken(server, cookie);
    expect(await opens({ token })).toBe(200);
    expect((await call('DELETE', `access-tokens/${id}`, { cookie })).status).toBe(200);
    expect(await opens({ token })).toBe(401);
  });

  it('loses with the next request what its user has lost', async () => {
    const { id, cookie } = await newPerson(server, { roles: ['Admins'] });
    expect((await call('GET', 'users', { cookie })).status).toBe(200);
    await (await server.site.user()).users.update({ id, role_ids: [] });
    expect((await call('GET', 'users', { cookie })).status).toBe(403);
  });

  it('that brings its pair token needs no word of the browser about where it comes from', async () => {
    const { email } = await newPerson(server);
    const { sid, 'XSRF-TOKEN': pair = '' } = cookiesOf(await login(email));
    const headers = {
      cookie: `sid=${sid}`,
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(pair),
    };
    const response = await server.request('/api/v1/users/me', {
      method: 'PUT',
      headers,
      body: '{"first_name":"Ada"}',
    });
    expect(response.status).toBe(200);
  });
});

describe('a password', () => {
  it('that is changed ends the other sessions and gives this one a new id', async () => {
    const { email, cookie } = await newPerson(server);
    const other = sessionOf(await login(email));
    const body = { current_password: testPassword, new_password: phrase, new_password_confirmation: phrase };
    const response = await call('POST', 'users/me/password/change', { cookie, body });
    expect(response.status).toBe(200);
    const next = sessionOf(response);
    expect([await opens({ cookie }), await opens({ cookie: other }), await opens({ cookie: next })]).toEqual([
      401, 401, 200,
    ]);
    expect((await login(email)).status).toBe(422);
  });

  it('must have been given lately to delete the account', async () => {
    const { cookie } = await newPerson(server);
    const before = new Date(Date.now() - 3 * 3_600_000 - 1_000);
    await server.site.services.db
      .updateTable('sessions')
      .set({ authenticated_at: before })
      .where('id_hash', '=', hashOf(cookie))
      .execute();
    const remove = () => call('DELETE', 'users/me?deleteCurrentUser=true', { cookie });
    const refused = await remove();
    expect([refused.status, (await answerOf(refused)).code]).toEqual([423, 'locked']);
    await call('POST', 'auth/confirm-password', { cookie, body: { password: testPassword } });
    expect((await remove()).status).toBe(200);
    expect(await opens({ cookie })).toBe(401);
  });

  it.each([
    ['host', 'evil.test'],
    ['x-forwarded-host', 'evil.test'],
    ['forwarded', 'host=evil.test'],
    ['x-original-host', 'evil.test'],
  ])('is reset by a link of this site, whatever %s says', async (name, value) => {
    const { email } = await newPerson(server);
    const { status } = await ask(server, {
      method: 'POST',
      path: '/auth/forgot-password',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [name]: value },
      body: JSON.stringify({ email }),
    });
    expect([200, 403]).toContain(status);
    if (status === 200)
      expect(await linkTo(email)).toMatch(/^http:\/\/localhost:3000\/password\/reset\/[\w-]+\?/);
  });

  it('is reset once by a link, also by two at once; nobody is signed in by it, everybody is signed out', async () => {
    const { email, cookie } = await newPerson(server);
    await call('POST', 'auth/forgot-password', { body: { email } });
    const token = /reset\/([\w-]+)/.exec(await linkTo(email))?.[1];
    const body = { token, email, password: phrase, password_confirmation: phrase };
    const [a, b] = await Promise.all([1, 2].map(() => call('POST', 'auth/reset-password', { body })));
    expect([a?.status, b?.status].sort()).toEqual([200, 422]);
    expect([cookiesOf(a as Response).sid, cookiesOf(b as Response).sid]).toEqual([undefined, undefined]);
    expect(await opens({ cookie })).toBe(401);
    expect((await login(email, { password: phrase })).status).toBe(200);
  });
});

describe('an address', () => {
  const partsOf = (link: string) => {
    const [, id, expires, signature] = /verify-email\/(\d+)\/(\d+)\/([\w-]+)/.exec(link) ?? [];
    return { id: Number(id), expires: Number(expires), signature: signature ?? '' };
  };
  const sign = (id: number, email: string, expires: number) =>
    createHmac('sha256', server.site.services.secret)
      .update(`verify\n${id}\n${email}\n${expires}`)
      .digest('base64url');
  const verify = async (body: object, sent: Sent = {}) => {
    const response = await call('POST', 'auth/email/verify', { ...sent, body });
    return [response.status, (await answerOf(response)).code];
  };

  it('is confirmed by its own link, in time and once or twice', async () => {
    await putSettings(server, { require_email_confirmation: true });
    const { id, email, cookie } = await newPerson(server, { verified: false });
    const other = await newPerson(server);
    expect(await opens({ cookie })).toBe(403);
    await call('POST', 'auth/email/verification-notification', { cookie, body: { email } });
    const parts = partsOf(await linkTo(email));
    expect(parts.signature).toBe(sign(id, email, parts.expires));
    const forged = `${parts.signature[0] === 'A' ? 'B' : 'A'}${parts.signature.slice(1)}`;
    expect(await verify({ ...parts, signature: forged }, { cookie })).toEqual([403, 'forbidden']);
    expect(await verify({ ...parts, expires: parts.expires + 1 }, { cookie })).toEqual([403, 'forbidden']);
    expect(await verify({ ...parts, id: other.id })).toEqual([403, 'forbidden']);
    expect(await verify(parts, { cookie: other.cookie })).toEqual([403, 'forbidden']);
    const late = Math.floor(Date.now() / 1_000) - 1;
    expect(await verify({ id, expires: late, signature: sign(id, email, late) }, { cookie })).toEqual([
      410,
      'gone',
    ]);
    expect(await opens({ cookie })).toBe(403);
    expect(await verify(parts, { cookie })).toEqual([200, undefined]);
    expect(await verify(parts, { cookie })).toEqual([200, undefined]);
    expect(await opens({ cookie })).toBe(200);
    await putSettings(server, { require_email_confirmation: false });
  });
});

describe('admins', () => {
  it('who demote each other at the same time do not both succeed', async () => {
    const first = await newPerson(server, { roles: ['Admins'] });
    const second = await newPerson(server, { roles: ['Admins'] });
    const { db } = server.site.services;
    const role = await db
      .selectFrom('roles')
      .select('id')
      .where('name', '=', 'Admins')
      .executeTakeFirstOrThrow();
    // The third one would always remain.
    await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', 1).execute();
    const demote = ({ cookie }: { cookie: string }, id: number) =>
      call('POST', 'users/assign-role', { cookie, body: { ids: [id], role_id: role.id, held: false } });
    const answers = await Promise.all([demote(first, second.id), demote(second, first.id)]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const left = await db
      .selectFrom('user_roles')
      .select('user_id')
      .where('role_id', '=', role.id)
      .where('user_id', 'in', [first.id, second.id])
      .execute();
    expect(left.length).toBeGreaterThan(0);
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', 1).execute();
  });
});

describe('the export of one’s data', () => {
  it('is downloaded once, by its owner, signed in on the site', async () => {
    const owner = await newPerson(server);
    const other = await newPerson(server);
    await call('POST', 'users/me/export', { cookie: owner.cookie });
    const url = await eventually(async () => {
      const response = await call('POST', 'users/me/export/link', { cookie: owner.cookie });
      return response.status === 200 ? String((await answerOf(response)).url) : null;
    });
    const { text: token } = await newToken(server, owner.cookie);
    expect((await send(server, 'GET', url)).status).toBe(401);
    expect((await send(server, 'GET', url, { token })).status).toBe(403);
    expect((await send(server, 'GET', url, { cookie: other.cookie })).status).toBe(404);
    const file = await send(server, 'GET', url, { cookie: owner.cookie });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await send(server, 'GET', url, { cookie: owner.cookie })).status).toBe(404);
  });
});

describe('a page', () => {
  it('that was asked for with a token is nobody else’s to see', async () => {
    const { email, cookie } = await newPerson(server);
    const { text: token } = await newToken(server, cookie);
    const path = '/albums?sort=newest';
    await send(server, 'GET', path, { token });
    expect(await (await server.request(path)).text()).not.toContain(email);
  });
});
