import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('guessing', () => {
  it('is limited for one address of the network, whatever the accounts', async () => {
    const browser = site.browser();
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const caller = await browser.caller();
      codes.push(
        (await refusal(caller.auth.login({ email: `guess${guess}@example.com`, password: 'x' }))).code,
      );
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid'));
    expect(codes[10]).toBe('rate_limited');
  });

  it('is limited for a /64 of IPv6 as for one address, and for a /48 with ten times as much', async () => {
    const guess = async (ip: string) => {
      const caller = await site.browser({ ip }).caller();
      const email = `guess${Math.random()}@example.com`;
      return (await refusal(caller.auth.login({ email, password: 'x' }))).code;
    };
    const codes: string[] = [];
    for (let n = 0; n < 11; n += 1) codes.push(await guess(`2001:db8:1:1:${n}::${n}`));
    expect(codes).toEqual([...Array(10).fill('invalid'), 'rate_limited']);
    expect(await guess('2001:0db8:0001:0001::ffff')).toBe('rate_limited');
    // Ten more networks of the same /48, each within its own bound.
    const wide: string[] = [];
    for (let n = 2; n < 12; n += 1) {
      for (let host = 1; host <= 10; host += 1) wide.push(await guess(`2001:db8:1:${n}::${host}`));
    }
    expect(wide.indexOf('rate_limited')).toBeGreaterThan(80);
    expect(wide.at(-1)).toBe('rate_limited');
    expect(await guess('2001:db8:2:1::1')).toBe('invalid');
    // An IPv4 address counts as itself, however it is written.
    for (let n = 0; n < 10; n += 1) await guess(n % 2 ? '198.51.100.7' : '::ffff:198.51.100.7');
    expect(await guess('198.51.100.7')).toBe('rate_limited');
    expect(await guess('::ffff:198.51.100.8')).toBe('invalid');
  });

  it('at one account from many places locks strangers out, not the owner on a known device', async () => {
    const email = 'target@example.com';
    await site.addUser(email);
    const owner = site.browser();
    await (await owner.caller()).auth.login({ email, password: testPassword });
    const codes: string[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      codes.push((await refusal((await site.browser().caller()).auth.login({ email, password: 'x' }))).code);
    }
    expect(codes.at(-1)).toBe('rate_limited');
    const answer = await refusal(
      (await site.browser().caller()).auth.login({ email, password: testPassword }),
    );
    expect([answer.code, answer.retryAfter]).toEqual(['rate_limited', expect.any(Number)]);
    await (await owner.caller()).auth.logout();
    await (await owner.caller()).auth.login({ email, password: testPassword });
    expect(await owner.actor()).toMatchObject({ kind: 'user' });
  });

  it.each(['%', '_', 'a%', "' or '1'='1"])('with the address %j finds nobody', async (email) => {
    const answer = await refusal(
      (await site.browser().caller()).auth.login({ email, password: testPassword }),
    );
    expect(answer.fields).toEqual({ email: ['These credentials do not match our records.'] });
  });
});

describe('sessions', () => {
  it('are listed to their owner and end when he says so', async () => {
    const email = 'places@example.com';
    await site.addUser(email);
    const [one, two, three] = [
      site.browser({ userAgent: 'Phone' }),
      site.browser({ userAgent: 'Desk', ip: '203.0.113.77' }),
      site.browser(),
    ];
    for (const browser of [one, two, three]) {
      await (await browser.caller()).auth.login({ email, password: testPassword });
    }
    const caller = await one.caller();
    const { sessions } = await caller.auth.sessions();
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const desk = sessions.find(({ user_agent }) => user_agent === 'Desk');
    expect(desk?.ip).toBe('203.0.113.0/24');
    const admin = await site.user(1);
    expect((await refusal(admin.auth.endSession({ id: desk?.id ?? 0 }))).code).toBe('not_found');
    await caller.auth.endSession({ id: desk?.id ?? 0 });
    expect(await two.actor()).toMatchObject({ kind: 'guest' });
    expect(await caller.auth.endOtherSessions()).toEqual({ done: true, ended: 1 });
    expect(await three.actor()).toMatchObject({ kind: 'guest' });
    expect(await one.actor()).toMatchObject({ kind: 'user' });
    // One that is over is not shown.
    await (await site.browser({ userAgent: 'Old' }).caller()).auth.login({ email, password: testPassword });
    await site.services.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_agent', '=', 'Old')
      .execute();
    expect((await caller.auth.sessions()).sessions.map(({ current }) => current)).toEqual([true]);
  });

  it('get a new id at every sign-in; the one the browser had is over', async () => {
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email: 'admin@example.com', password: testPassword });
    const before = browser.session?.id ?? '';
    await (await browser.caller()).auth.login({ email: 'admin@example.com', password: testPassword });
    const after = browser.session;
    expect(after?.id).not.toBe(before);
    browser.session = { id: before, maxAge: null };
    expect(await browser.actor()).toMatchObject({ kind: 'guest' });
  });
});

describe('asking again and again', () => {
  const flood = async (times: number, ask: (ip: string) => Promise<unknown>) => {
    const codes: string[] = [];
    for (let n = 0; n < times; n += 1)
      codes.push(
        await ask('192.0.2.77').then(
          () => 'taken',
          (error: { cause?: { code?: string } }) => error.cause?.code ?? 'other',
        ),
      );
    return codes;
  };

  it('for links of confirmation ends after twenty an hour', async () => {
    const codes = await flood(21, async (ip) =>
      (await site.browser({ ip }).caller()).auth.sendVerification({
        email: `again${Math.random()}@example.com`,
      }),
    );
    expect(codes).toEqual([...Array(20).fill('taken'), 'rate_limited']);
  });

  it('what an account can be made with ends after sixty an hour', async () => {
    const codes = await flood(61, async (ip) =>
      (await site.browser({ ip }).caller()).auth.register({
        email: 'fields@example.com',
        password: testPassword,
        password_confirmation: testPassword,
        is_admin: true,
      } as never),
    );
    expect([codes[0], codes.at(-1)]).toEqual(['invalid', 'rate_limited']);
  });
});
