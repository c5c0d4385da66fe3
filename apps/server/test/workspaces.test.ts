import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xsrfToken } from '../src/http/session.ts';
import { linked, png } from './domains/workspaces.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, send } from './http-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
});
afterAll(() => server.close());

describe('joining by its address', () => {
  const joinBy = async (method: string, headers: Record<string, string> = {}) => {
    const { WORKSPACE, SECRET } = await linked(server);
    const { id, cookie } = await newPerson(server);
    const { status } = await send(server, method, `/api/v1/workspace/join/${SECRET}`, { cookie, headers });
    const members = server.site.services.db.selectFrom('workspace_members').select('user_id');
    const own = members.where('workspace_id', '=', Number(WORKSPACE)).where('user_id', '=', id);
    return [status, (await own.execute()).length];
  };

  it('joins by GET', async () => {
    expect(await joinBy('GET')).toEqual([200, 1]);
  });

  it('does not by HEAD, which is not there', async () => {
    expect(await joinBy('HEAD')).toEqual([405, 0]);
    const { headers } = await send(server, 'HEAD', '/api/v1/workspace/join/x');
    expect(headers.get('allow')).toBe('GET');
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('does not for what looks ahead: %s: %s', async (name, value) => {
    expect(await joinBy('GET', { [name]: value })).toEqual([403, 0]);
  });

  it('does not for the preview of a link, which comes without a session or from another site', async () => {
    expect(await joinBy('GET', { cookie: '' })).toEqual([401, 0]);
    expect(await joinBy('GET', { 'sec-fetch-site': 'cross-site' })).toEqual([403, 0]);
  });
});

describe('joining by a program that does not say where it asks from', () => {
  const joinWith = async (headersOf: (cookie: string) => Record<string, string>) => {
    const { SECRET } = await linked(server);
    const { cookie } = await newPerson(server);
    const headers = { cookie, ...headersOf(cookie) };
    return (await server.request(`/api/v1/workspace/join/${SECRET}`, { headers })).status;
  };
  const tokenOf = (cookie: string) => {
    const sid = /sid=([^;]+)/.exec(cookie)?.[1] ?? '';
    return xsrfToken(server.site.services.secret, decodeURIComponent(sid));
  };

  it('needs the token of its session', async () => {
    expect(await joinWith((cookie) => ({ 'x-xsrf-token': tokenOf(cookie) }))).toBe(200);
    expect(await joinWith(() => ({}))).toBe(403);
    expect(await joinWith(() => ({ 'x-xsrf-token': 'wrong' }))).toBe(403);
    const elsewhere = (cookie: string) => ({
      'x-xsrf-token': tokenOf(cookie),
      'sec-fetch-site': 'cross-site',
    });
    expect(await joinWith(elsewhere)).toBe(403);
  });
});

describe('the workspace a browser says', () => {
  it('counts for nothing where guests may ask: after the session, and after the membership', async () => {
    const { WORKSPACE } = await linked(server);
    const { email, cookie } = await newPerson(server);
    const ask = async (method: string, path: string, by?: string, body?: unknown) => {
      const sent = { cookie: by, ...(body ? { body } : {}) };
      return (await send(server, method, `/api/v1/${path}?workspaceId=${WORKSPACE}`, sent)).status;
    };
    for (const by of [undefined, cookie]) {
      for (const path of ['bootstrap-data', 'billing/products', 'secure/auth/social', 'human-check'])
        expect([path, await ask('GET', path, by)]).toEqual([path, 200]);
      expect(await ask('POST', 'auth/forgot-password', by, { email })).toBe(200);
    }
    expect(await ask('GET', 'artists')).toBe(200);
    expect(await ask('GET', 'workspaces')).toBe(401);
    expect(await ask('GET', 'workspaces', cookie)).toBe(403);
    expect(await ask('POST', 'auth/login', undefined, { email, password: 'wrong' })).toBe(422);
    const other = await send(server, 'GET', '/api/v1/bootstrap-data?workspaceId=x', { cookie });
    expect([other.status, Object.keys((await answerOf(other)).errors ?? {})]).toEqual([422, ['workspaceId']]);
    expect(await ask('POST', 'auth/logout', cookie)).toBe(200);
  });
});

describe('the address of a file of a team', () => {
  it('works as it stands, for its members and nobody else', async () => {
    const { WORKSPACE, SECRET } = await linked(server);
    const admin = await server.signIn();
    const [member, stranger] = [await newPerson(server), await newPerson(server)];
    await (await server.site.user(member.id)).workspaces.join({ inviteId: SECRET });
    const form = new FormData();
    form.append('file', new File([png], 'dot.png', { type: 'image/png' }));
    const path = `/api/v1/file-entries?workspaceId=${WORKSPACE}`;
    const sent = await send(server, 'POST', path, { cookie: admin, body: form });
    const { fileEntry } = (await sent.json()) as { fileEntry: { url: string; workspace_id: number } };
    expect(fileEntry.workspace_id).toBe(Number(WORKSPACE));
    const load = async (cookie: string | undefined, query = '') => {
      const response = await send(server, 'GET', fileEntry.url + query, { cookie });
      return response.status === 200 ? (await response.arrayBuffer()).byteLength : response.status;
    };
    for (const query of ['', '?workspaceId=0', `?workspaceId=${WORKSPACE}`])
      expect([query, await load(member.cookie, query)]).toEqual([query, png.length]);
    expect([await load(stranger.cookie), await load(undefined)]).toEqual([404, 404]);
    const { id } = member;
    await (await server.site.user()).workspaces.removeMember({ id: Number(WORKSPACE), user_id: id });
    expect(await load(member.cookie)).toBe(404);
  });
});
