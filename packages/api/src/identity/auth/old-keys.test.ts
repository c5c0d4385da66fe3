import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite } from '../../platform/site-state/site.ts';
import { putSetting } from '../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';
import { mailReset } from './passwords/mail-reset.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  await putSetting(site.services.db, 'human_check.kind', 'off');
  forgetSite(site.services.db);
});
afterAll(() => site.close());

const phrase = 'another good phrase';
const twice = { password: phrase, password_confirmation: phrase };

/** The token of a reset link that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  await mailReset(site.system(), { email, language: 'en' });
  const { params } = await site.services.db
    .selectFrom('mails')
    .select('params')
    .where('recipient', '=', email)
    .where('template', '=', 'reset-password')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /reset\/([^?]+)\?/.exec(String(params?.link))?.[1] ?? '';
}

async function signedIn(email: string, remember = true) {
  const browser = site.browser();
  await (await browser.caller()).auth.login({ email, password: testPassword, remember });
  return browser;
}

/** Somebody with an access token; `works` tells whether it opens anything. */
async function withToken(email: string) {
  const id = await site.addUser(email, { permissions: ['api.access'] });
  const browser = await signedIn(email);
  const { plainTextToken } = await (await browser.caller()).accessTokens.create({ tokenName: 'Phone' });
  const works = () =>
    site
      .browser({ authorization: `Bearer ${plainTextToken}` })
      .actor()
      .then(
        (actor) => actor.kind === 'user',
        () => false,
      );
  return { id, browser, works };
}

describe('a link to a new password', () => {
  const change = { current_password: testPassword, new_password: phrase, new_password_confirmation: phrase };

  it('is dead once the password was changed', async () => {
    const email = 'link-password@example.com';
    await site.addUser(email);
    const token = await mailedToken(email);
    await (await (await signedIn(email)).caller()).auth.changePassword(change);
    const late = await refusal(
      (await site.browser().caller()).auth.resetPassword({ token, email, ...twice }),
    );
    expect(late.fields).toHaveProperty('token');
  });

  it('is dead once an admin has set a password', async () => {
    const email = 'link-admin@example.com';
    const id = await site.addUser(email);
    const token = await mailedToken(email);
    await (await site.user()).users.update({ id, password: phrase });
    const late = await refusal(
      (await site.browser().caller()).auth.resetPassword({ token, email, ...twice }),
    );
    expect(late.fields).toHaveProperty('token');
  });

  it('is dead once the address was changed, by the old address and by the new one', async () => {
    const email = 'link-address@example.com';
    const id = await site.addUser(email, { verified: false });
    const token = await mailedToken(email);
    await (await site.user()).users.update({ id, email: 'moved@example.com' });
    const guest = await site.browser().caller();
    for (const address of [email, 'moved@example.com']) {
      const late = await refusal(guest.auth.resetPassword({ token, email: address, ...twice }));
      expect(late.fields).toHaveProperty('token');
    }
    const { user } = await (await site.user()).users.get({ id });
    expect(user).toMatchObject({ email: 'moved@example.com', email_verified_at: null });
  });

  it('stays when something else of the account changes', async () => {
    const email = 'link-stays@example.com';
    const id = await site.addUser(email);
    const token = await mailedToken(email);
    await (await site.user()).users.update({ id, display_name: 'Somebody', email });
    await (await site.browser().caller()).auth.resetPassword({ token, email, ...twice });
  });
});

describe('access tokens', () => {
  it('are revoked by a reset', async () => {
    const email = 'token-reset@example.com';
    const { works } = await withToken(email);
    expect(await works()).toBe(true);
    const token = await mailedToken(email);
    await (await site.browser().caller()).auth.resetPassword({ token, email, ...twice });
    expect(await works()).toBe(false);
  });

  it('are revoked when an admin sets a password', async () => {
    const { id, works } = await withToken('token-admin@example.com');
    await (await site.user()).users.update({ id, password: phrase });
    expect(await works()).toBe(false);
  });

  it.each([
    [undefined, true],
    [false, true],
    [true, false],
  ])('after a change of the password with revoke_tokens %s: still there %s', async (revoke_tokens, stay) => {
    const { browser, works } = await withToken(`token-${revoke_tokens}@example.com`);
    await (await browser.caller()).auth.changePassword({
      current_password: testPassword,
      new_password: phrase,
      new_password_confirmation: phrase,
      ...(revoke_tokens === undefined ? {} : { revoke_tokens }),
    });
    expect(await works()).toBe(stay);
  });
});

describe('the session in which the password is changed', () => {
  it.each([true, false])('stays of its kind: remembered %s', async (remember) => {
    const email = `kind-${remember}@example.com`;
    await site.addUser(email);
    const browser = await signedIn(email, remember);
    const before = browser.session;
    await (await browser.caller()).auth.changePassword({
      current_password: testPassword,
      new_password: phrase,
      new_password_confirmation: phrase,
    });
    expect(browser.session?.id).not.toBe(before?.id);
    expect(browser.session?.maxAge).toBe(before?.maxAge);
  });
});
