import { type Database, sql, type Transaction } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite, testPassword } from '../../../testing.ts';
import { callDuring } from '../../../testing-locks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

let serial = 0;
/** Somebody with two remembered sessions, both begun long ago. */
async function twice() {
  serial += 1;
  const email = `twice${serial}@example.com`;
  const id = await site.addUser(email);
  const browsers = [site.browser({ userAgent: 'Used' }), site.browser({ userAgent: 'Idle' })] as const;
  for (const browser of browsers)
    await (await browser.caller()).auth.login({ email, password: testPassword, remember: true });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await site.services.db
    .updateTable('sessions')
    .set({ authenticated_at: hoursAgo(4), last_seen_at: hoursAgo(4), expires_at: hoursAgo(-24 * 5) })
    .where('user_id', '=', id)
    .execute();
  const rows = async () => {
    const found = await site.services.db
      .selectFrom('sessions')
      .select(['user_agent', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute();
    return Object.fromEntries(found.map(({ user_agent, ...times }) => [user_agent ?? '', times]));
  };
  return { id, browsers, rows };
}

describe('two sessions of one person', () => {
  it('are each confirmed by a password of their own', async () => {
    const { browsers } = await twice();
    const [used, idle] = browsers;
    await (await used.caller()).auth.confirmPassword({ password: testPassword });
    const remove = async () => (await idle.caller()).users.delete({ id: 'me', deleteCurrentUser: true });
    expect((await refusal(remove())).code).toBe('locked');
  });

  it('are each prolonged and seen by their own use', async () => {
    const { browsers, rows } = await twice();
    const before = await rows();
    await browsers[0].actor();
    const after = await rows();
    expect(after.Idle).toEqual(before.Idle);
    const day = 24 * 3_600_000;
    expect(Number(after.Used?.expires_at) - Number(before.Used?.expires_at)).toBeGreaterThan(20 * day);
    expect(Number(after.Used?.last_seen_at)).toBeGreaterThan(Number(before.Used?.last_seen_at));
  });
});

describe('a sign-in of somebody who is suspended meanwhile', () => {
  it('opens nothing, and who was signed in stays so', async () => {
    const { id, browsers } = await twice();
    const email = 'meanwhile@example.com';
    const other = await site.addUser(email);
    const caller = await browsers[0].caller();
    const suspend = async (trx: Transaction<Database>) => {
      await sql`lock table sessions in share row exclusive mode`.execute(trx);
      await trx.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', other).execute();
    };
    const login = () => caller.auth.login({ email, password: testPassword });
    expect((await refusal(callDuring(site.services.db, suspend, login))).code).toBe('unauthenticated');
    expect(await browsers[0].actor()).toMatchObject({ kind: 'user', id });
    const left = await site.services.db.selectFrom('sessions').where('user_id', '=', other).execute();
    expect(left).toEqual([]);
  });
});
