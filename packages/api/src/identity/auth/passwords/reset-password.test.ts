import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite } from '../../../platform/site-state/site.ts';
import { putSetting } from '../../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../../../testing.ts';
import { mailReset } from './mail-reset.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  await putSetting(site.services.db, 'human_check.kind', 'off');
  forgetSite(site.services.db);
});
afterAll(() => site.close());

let serial = 0;
/** Somebody to whom a reset link was mailed. */
async function withLink() {
  serial += 1;
  const email = `forgot${serial}@example.com`;
  const id = await site.addUser(email, { permissions: ['api.access'] });
  return { id, email, token: await mailedToken(email) };
}

async function mailedToken(email: string): Promise<string> {
  await mailReset(site.system(), { email, language: 'en' });
  const { params } = await site.services.db
    .selectFrom('mails')
    .select('params')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /reset\/([^?]+)\?/.exec(String(params?.link))?.[1] ?? '';
}

const phrase = 'another good phrase';
const reset = async (email: string, token: string, password = phrase) => {
  const guest = await site.browser().caller();
  return guest.auth.resetPassword({ email, token, password, password_confirmation: password });
};
const refusedFor = async (email: string, token: string, password?: string) =>
  Object.keys((await refusal(reset(email, token, password))).fields ?? {});

describe('a reset link', () => {
  it('says whether it still works, without being used up by that', async () => {
    const { id, email, token } = await withLink();
    const guest = await site.browser().caller();
    expect([await guest.auth.resetLink({ token }), await guest.auth.resetLink({ token })]).toEqual([
      { open: true },
      { open: true },
    ]);
    expect(await guest.auth.resetLink({ token: 'not-this-token' })).toEqual({ open: false });
    await reset(email, token);
    expect(await guest.auth.resetLink({ token })).toEqual({ open: false });
    const late = await mailedToken(email);
    const past = new Date(Date.now() - 1_000);
    await site.services.db
      .updateTable('password_resets')
      .set({ expires_at: past })
      .where('user_id', '=', id)
      .execute();
    expect(await guest.auth.resetLink({ token: late })).toEqual({ open: false });
  });

  it('is good for its own token only', async () => {
    const { email, token } = await withLink();
    expect(await refusedFor(email, 'not-this-token')).toEqual(['token']);
    await reset(email, token);
    expect(await refusedFor(email, token)).toEqual(['token']);
  });

  it('is good for its own account only', async () => {
    const [one, other] = [await withLink(), await withLink()];
    expect(await refusedFor(one.email, other.token)).toEqual(['token']);
    await reset(other.email, other.token);
  });

  it('is over after its hour', async () => {
    const { id, email, token } = await withLink();
    const { db } = site.services;
    const past = new Date(Date.now() - 1_000);
    await db.updateTable('password_resets').set({ expires_at: past }).where('user_id', '=', id).execute();
    expect(await refusedFor(email, token)).toEqual(['token']);
  });

  it('takes the others of its account with it, and those of nobody else', async () => {
    const [one, other] = [await withLink(), await withLink()];
    const second = await mailedToken(one.email);
    await reset(one.email, second);
    expect(await refusedFor(one.email, one.token)).toEqual(['token']);
    await reset(other.email, other.token);
  });

  it('sets no password that is easily guessed', async () => {
    const { email, token } = await withLink();
    for (const weak of ['short', 'password123', email])
      expect(await refusedFor(email, token, weak)).toEqual(['password']);
    await reset(email, token);
  });

  it('ends access tokens of its account, and of nobody else', async () => {
    const people = await Promise.all([withLink(), withLink()]);
    const works = await Promise.all(
      people.map(async ({ email }) => {
        const browser = site.browser();
        await (await browser.caller()).auth.login({ email, password: testPassword });
        const made = await (await browser.caller()).accessTokens.create({ tokenName: 'Phone' });
        const phone = site.browser({ authorization: `Bearer ${made.plainTextToken}` });
        return () =>
          phone.actor().then(
            ({ kind }) => kind === 'user',
            () => false,
          );
      }),
    );
    const [one] = people;
    await reset(one?.email ?? '', one?.token ?? '');
    expect(await Promise.all(works.map((check) => check()))).toEqual([false, true]);
  });
});

describe('a link that was not used', () => {
  it('outlives the new password of somebody else', async () => {
    const [one, other] = [await withLink(), await withLink()];
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email: one.email, password: testPassword });
    await (await browser.caller()).auth.changePassword({
      current_password: testPassword,
      new_password: phrase,
      new_password_confirmation: phrase,
    });
    expect(await refusedFor(one.email, one.token)).toEqual(['token']);
    await reset(other.email, other.token);
  });
});
