import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';
import { limitToken } from './limit-token.ts';

let site: TestSite;
let now = new Date();
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
});
afterAll(() => site.close());

const bearer = (token: string) => site.browser({ authorization: `Bearer ${token}` });
async function tokenOf(email: string, more: { scope?: 'read' | 'write'; expires_at?: string } = {}) {
  const id = await site.addUser(email);
  const created = await (await site.user(id)).accessTokens.create({ tokenName: 'Script', ...more });
  return { id, ...created };
}

describe('a personal access token', () => {
  it('is shown once and kept as a hash', async () => {
    const { id, plainTextToken, token } = await tokenOf('once@example.com');
    expect(plainTextToken).toMatch(/^ktl_pat_[\w-]{43}$/);
    expect(token.last_used_at).toBeNull();
    const listed = await (await site.user(id)).accessTokens.list();
    expect(JSON.stringify(listed)).not.toMatch(/ktl_pat_|hash/);
    const rows = await site.services.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(plainTextToken);
  });

  it('opens what its owner may, and notes its use once a minute', async () => {
    const { id, plainTextToken } = await tokenOf('owner@example.com');
    const caller = await bearer(plainTextToken).caller();
    expect((await caller.users.get({ id: 'me' })).user).toMatchObject({ email: 'owner@example.com' });
    const used = async () => (await (await site.user(id)).accessTokens.list()).tokens[0]?.last_used_at;
    const first = await used();
    expect(first).not.toBeNull();
    now = new Date(now.getTime() + 59_000);
    await bearer(plainTextToken).caller();
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 2_000);
    await bearer(plainTextToken).caller();
    expect(await used()).not.toBe(first);
  });

  it('never makes tokens, changes the password, deletes the account or opens the admin area', async () => {
    const admin = await site.user(1);
    const { plainTextToken } = await admin.accessTokens.create({ tokenName: 'Admin script' });
    const caller = await bearer(plainTextToken).caller();
    await caller.genres.create({ display_name: 'Made by a script' });
    for (const call of [
      () => caller.accessTokens.create({ tokenName: 'Stronger' }),
      () => caller.accessTokens.list(),
      () => caller.users.get({ id: 'me', with: ['tokens'] }),
      () =>
        caller.auth.changePassword({
          current_password: testPassword,
          new_password: 'another good phrase',
          new_password_confirmation: 'another good phrase',
        }),
      () => caller.auth.sessions(),
      () => caller.users.delete({ id: 'me', deleteCurrentUser: true }),
      () => caller.users.requestDataExport(),
      () => caller.users.list({}),
      () => caller.roles.list(),
      () => caller.audit.list({}),
      () => caller.imports.list({}),
    ]) {
      expect((await refusal(call())).code).toBe('forbidden');
    }
  });

  it('of scope read changes nothing', async () => {
    const { plainTextToken } = await tokenOf('reader@example.com', { scope: 'read' });
    const caller = await bearer(plainTextToken).caller();
    await caller.users.get({ id: 'me' });
    expect((await refusal(caller.users.update({ id: 'me', first_name: 'x' }))).code).toBe('forbidden');
  });

  it('is over when revoked, expired, or its owner is suspended', async () => {
    const revoked = await tokenOf('revoked@example.com');
    const owner = await site.user(revoked.id);
    const stranger = await site.user(await site.addUser('thief@example.com'));
    expect((await refusal(stranger.accessTokens.delete({ id: revoked.token.id }))).code).toBe('not_found');
    await owner.accessTokens.delete({ id: revoked.token.id });
    const expires_at = new Date(now.getTime() + 60_000).toISOString();
    const expired = await tokenOf('expired@example.com', { expires_at });
    await bearer(expired.plainTextToken).caller();
    now = new Date(now.getTime() + 61_000);
    const suspended = await tokenOf('suspended@example.com');
    await site.as('admin').users.suspend({ ids: [suspended.id], reason: 'x' });
    for (const { plainTextToken } of [revoked, expired, suspended]) {
      expect((await refusal(bearer(plainTextToken).actor())).code).toBe('unauthenticated');
    }
  });

  it('stops working when its owner loses api.access, which making one also needs', async () => {
    const { id, plainTextToken } = await tokenOf('loser@example.com');
    await site.services.db.deleteFrom('user_roles').where('user_id', '=', id).execute();
    const caller = await bearer(plainTextToken).caller();
    expect((await refusal(caller.users.get({ id: 'me' }))).code).toBe('forbidden');
    expect((await refusal((await site.user(id)).accessTokens.create({ tokenName: 'x' }))).code).toBe(
      'forbidden',
    );
  });

  it.each([
    ['tokenName', { tokenName: '' }],
    ['tokenName', { tokenName: 'x'.repeat(256) }],
    ['expires_at', { tokenName: 'x', expires_at: '2001-01-01T00:00:00Z' }],
    ['scope', { tokenName: 'x', scope: 'everything' as never }],
  ])('is not made with a wrong %s', async (field, input) => {
    const answer = await refusal((await site.user(1)).accessTokens.create(input));
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  it('has at most 49 others beside it, also when many are made at once', async () => {
    const id = await site.addUser('collector@example.com');
    const caller = await site.user(id);
    for (let n = 0; n < 48; n += 1) await caller.accessTokens.create({ tokenName: `Token ${n}` });
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(async (n) => (await site.user(id)).accessTokens.create({ tokenName: `Late ${n}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await refusal(caller.accessTokens.create({ tokenName: 'x' }))).fields).toHaveProperty(
      'tokenName',
    );
  });

  it.each([
    'Basic abc',
    'Bearer',
    'Bearer ',
    'Bearer ktl_pat_nothing',
    `Bearer ${'a'.repeat(5_000)}`,
    'ktl_pat_x',
  ])('is not what %j says', async (authorization) => {
    expect((await refusal(site.browser({ authorization }).actor())).code).toBe('unauthenticated');
  });
});

describe('calls of a minute', () => {
  it('are exactly as many as the limit says, however many come at a time', async () => {
    const limit = 200;
    await (await site.user()).settings.update({ values: { 'api.calls_per_minute': limit } });
    const answers = await Promise.all(
      Array.from({ length: 3 * limit }, () => limitToken(site.services, 987_654, 1)),
    );
    expect(answers.filter(({ isOver }) => !isOver)).toHaveLength(limit);
    const last = answers.filter(({ isOver }) => !isOver).map(({ remaining }) => remaining);
    expect(Math.min(...last)).toBe(0);
  });
});
