import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { hashPassword, verifyPassword } from './passwords/password.ts';
import { actorOf as actorOfRequest } from './sessions/actor.ts';
import { createSession, endSession, hashSessionId, validateSession } from './sessions/sessions.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const actorOf = async (cookie: string, guestHash: string | null) => {
  const { actor } = await actorOfRequest(site.services, {
    cookie,
    authorization: undefined,
    guestHash: () => guestHash,
  });
  return actor;
};
const login = async (input: Partial<typeof credentials>, browser = site.browser()) => {
  const caller = await browser.caller();
  await caller.auth.login({ ...credentials, ...input });
  return browser;
};

const credentials = { email: 'admin@example.com', password: 'correct horse battery', remember: true };
const day = 24 * 3_600_000;

function sessionRow(id: string) {
  return site.services.db
    .selectFrom('sessions')
    .selectAll()
    .where('id_hash', '=', hashSessionId(id))
    .executeTakeFirst();
}

describe('signing in', () => {
  it('opens a session of a new id, whatever the spelling of the address', async () => {
    const one = await login({});
    const two = await login({ email: ' ADMIN@example.com ' });
    expect(await one.actor()).toMatchObject({ kind: 'user', id: 1 });
    expect(await two.actor()).toMatchObject({ kind: 'user', id: 1 });
    expect(one.session?.id).not.toBe(two.session?.id);
    expect(one.session?.maxAge).toBe(30 * 24 * 3_600);
    expect((await login({ remember: false })).session?.maxAge).toBeNull();
  });

  it('answers the same to an unknown address and a wrong password', async () => {
    const unknown = await refusal(login({ email: 'nobody@example.com' }));
    const wrong = await refusal(login({ password: 'incorrect' }));
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({ code: 'invalid', fields: { email: [expect.any(String)] } });
    for (const password of [' correct horse battery', 'Correct horse battery', 'correct horse battery\0']) {
      expect(await refusal(login({ password }))).toEqual(wrong);
    }
  });

  it('works as long for an address that is unknown', async () => {
    const time = async (email: string) => {
      const durations = [];
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now();
        await refusal(login({ email, password: 'incorrect' }));
        durations.push(performance.now() - start);
      }
      return Math.min(...durations);
    };
    await time('nobody@example.com');
    const ratio = (await time('nobody@example.com')) / (await time('admin@example.com'));
    expect(ratio).toBeGreaterThan(0.2);
  });

  it('turns people away rather than running out of memory when too many come at once', async () => {
    const stored = await hashPassword('x');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => verifyPassword(stored, 'x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ code: 'overloaded' });
    expect(await verifyPassword(stored, 'x')).toBe(true);
    expect(await verifyPassword(null, 'no such password')).toBe(false);
  });
});

describe('a session', () => {
  it('is known to the database by its hash only', async () => {
    const { id } = await createSession(site.services.db, 1, { remember: true });
    expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    const all = JSON.stringify(await site.services.db.selectFrom('sessions').selectAll().execute());
    expect(all).not.toContain(id);
    expect(all).toContain(hashSessionId(id));
    expect(await validateSession(site.services.db, hashSessionId(id))).toBeNull();
    expect(await validateSession(site.services.db, id)).toMatchObject({ userId: 1, hash: hashSessionId(id) });
  });

  it('makes its holder a user with the permissions of today', async () => {
    const { db } = site.services;
    const { id } = await createSession(db, 1, { remember: true });
    const actor = await actorOf(id, 'visitor');
    expect(actor).toMatchObject({ kind: 'user', id: 1, permissions: [{ name: 'admin' }] });
    const admins = await db.selectFrom('user_roles').selectAll().execute();
    await db.deleteFrom('user_roles').execute();
    expect(await actorOf(id, null)).toMatchObject({ kind: 'user', permissions: [] });
    await db.insertInto('user_roles').values(admins).execute();
  });

  it('is over after its time, and its row with it', async () => {
    const { db } = site.services;
    const { id } = await createSession(db, 1, { remember: true });
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id_hash', '=', hashSessionId(id))
      .execute();
    expect(await validateSession(db, id)).toBeNull();
    expect(await sessionRow(id)).toBeUndefined();
    expect(await actorOf(id, 'visitor')).toMatchObject({
      kind: 'guest',
      guestHash: 'visitor',
    });
  });

  it('that is remembered is renewed by use in its second half', async () => {
    const { db } = site.services;
    const { id } = await createSession(db, 1, { remember: true });
    const inDays = async () => ((await sessionRow(id))?.expires_at.getTime() ?? 0) - Date.now();
    await validateSession(db, id);
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 14 * day) })
      .where('id_hash', '=', hashSessionId(id))
      .execute();
    await validateSession(db, id);
    expect(await inDays()).toBeGreaterThan(29 * day);
  });

  it('that is not remembered ends within a day, however much it is used', async () => {
    const { db } = site.services;
    const { id, maxAge } = await createSession(db, 1, { remember: false });
    expect(maxAge).toBeNull();
    for (let use = 0; use < 3; use += 1) expect(await validateSession(db, id)).not.toBeNull();
    expect(((await sessionRow(id))?.expires_at.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(day);
  });

  it('ends for good when signed out, and alone', async () => {
    const { db } = site.services;
    const [one, two] = [
      await createSession(db, 1, { remember: true }),
      await createSession(db, 1, { remember: true }),
    ];
    await endSession(db, one.id);
    await endSession(db, one.id);
    expect(await validateSession(db, one.id)).toBeNull();
    expect(await validateSession(db, two.id)).not.toBeNull();
  });

  it.each(['', 'x', "' or 1=1 --", 'a'.repeat(5_000), '\0'.repeat(43), 'é'.repeat(43), 'A'.repeat(43)])(
    'is not opened by %j',
    async (cookie) => {
      expect(await actorOf(cookie, null)).toMatchObject({ kind: 'guest' });
    },
  );
});
