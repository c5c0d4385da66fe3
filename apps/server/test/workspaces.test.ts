import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, send } from './http-accounts.ts';
import { linked } from './rest-examples-workspaces.ts';

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
