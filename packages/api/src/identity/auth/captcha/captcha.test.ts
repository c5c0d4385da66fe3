import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutboundError, type OutboundRequest } from '../../../core/services.ts';
import type { CaptchaAction } from '../../../platform/site-state/definitions.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite } from '../../../testing.ts';
import { checkCaptchaToken } from './check-captcha-token.ts';
import { createCaptchaChallenge } from './create-captcha-challenge.ts';
import { verifyCaptcha } from './verify-captcha.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Google as far as the product knows it: each token is good once. */
const google = { asked: [] as OutboundRequest[], good: new Set<string>(), down: false };

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    outbound: {
      async request(url, options) {
        expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
        google.asked.push(options);
        if (google.down) throw new OutboundError('This address could not be fetched.');
        const token = new URLSearchParams(String(options.body)).get('response') ?? '';
        const body = Buffer.from(JSON.stringify({ success: google.good.delete(token) }));
        return { status: 200, headers: {}, body };
      },
    },
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('settings').execute();
  forgetSite(site.services.db);
  google.asked.length = 0;
  google.down = false;
  await settings({ 'human_check.actions': ['register', 'contact'] });
});

const settings = async (values: Record<string, unknown>) => (await site.user()).settings.update({ values });

async function challenge(): Promise<Challenge> {
  const { challenge: made } = await createCaptchaChallenge(await site.browser().context());
  return made as Challenge;
}

async function solved(given?: Challenge): Promise<string> {
  const made = given ?? (await challenge());
  const solution = await solveChallenge({ challenge: made, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: made, solution })).toString('base64');
}

async function pass(token: string | undefined, action: CaptchaAction = 'register') {
  return verifyCaptcha(await site.browser().context(), action, token);
}
async function refused(token: string | undefined) {
  expect(await refusal(pass(token))).toMatchObject({
    code: 'invalid',
    fields: { human_token: ['Could not verify you are human.'] },
  });
}

describe('a solved challenge', () => {
  it('lets a person through, once', async () => {
    const token = await solved();
    await pass(token);
    await refused(token);
  });

  it('counts once also when it comes twenty times at the same moment', async () => {
    const token = await solved();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => pass(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be checked ahead without being used up', async () => {
    const token = await solved();
    const guest = await site.browser().caller();
    expect(await guest.auth.verifyHuman({ token })).toEqual({ success: true });
    await pass(token);
    expect(await guest.auth.verifyHuman({ token })).toEqual({ success: false });
  });

  it.each(['', 'x', 'e30=', Buffer.from('null').toString('base64'), 'A'.repeat(10_000)])(
    'is not %j',
    async (token) => {
      await refused(token);
    },
  );

  it('is asked for', async () => {
    await refused(undefined);
  });

  it('is worth nothing when the challenge is easier, longer or another site’s', async () => {
    const real = await challenge();
    const forge = async (change: Partial<Challenge['parameters']>, signature = real.signature) =>
      refused(await solved({ parameters: { ...real.parameters, ...change }, signature }));
    await forge({ keyPrefix: '0' });
    await forge({ cost: 1 });
    await forge({ expiresAt: (real.parameters.expiresAt ?? 0) + 3_600 });
    await forge({}, '00'.repeat(32));
    const token = JSON.parse(Buffer.from(await solved(real), 'base64').toString());
    token.solution.counter += 1;
    await refused(Buffer.from(JSON.stringify(token)).toString('base64'));
  });
});

describe('the human check', () => {
  it('of a new site stands before the contact form alone', async () => {
    await site.services.db.deleteFrom('settings').execute();
    forgetSite(site.services.db);
    for (const action of ['register', 'login', 'forgot_password'] as const) await pass(undefined, action);
    expect((await refusal(pass(undefined, 'contact'))).code).toBe('invalid');
  });

  it('stands only before the chosen actions', async () => {
    await pass(undefined, 'login');
    await settings({ 'human_check.actions': ['login'] });
    await pass(undefined, 'register');
    expect((await refusal(pass(undefined, 'login'))).code).toBe('invalid');
  });

  it('can be switched off', async () => {
    await settings({ 'human_check.kind': 'off' });
    await pass(undefined);
    expect(await createCaptchaChallenge(await site.browser().context())).toEqual({
      kind: 'off',
      challenge: null,
    });
    expect(await checkCaptchaToken(await site.browser().context(), { token: 'x' })).toEqual({
      success: true,
    });
  });

  it('cannot be asked without end', async () => {
    const guest = await site.browser().caller();
    for (let index = 0; index < 60; index += 1) await guest.auth.verifyHuman({ token: 'x' });
    expect((await refusal(guest.auth.verifyHuman({ token: 'x' }))).code).toBe('rate_limited');
  });
});

describe('reCAPTCHA', () => {
  beforeEach(async () => {
    await settings({
      'human_check.kind': 'recaptcha',
      'recaptcha.site_key': 'site',
      'recaptcha.secret_key': 'canary',
    });
  });

  it('is asked with the secret, and its answer decides', async () => {
    google.good.add('good');
    expect(await createCaptchaChallenge(await site.browser().context())).toEqual({
      kind: 'recaptcha',
      challenge: null,
    });
    await pass('good');
    await refused('good');
    await refused('bad');
    expect(google.asked[0]).toMatchObject({ method: 'POST', body: 'secret=canary&response=good' });
  });

  it('may be asked ahead: the answer is kept for the action, once', async () => {
    google.good.add('early');
    const guest = await site.browser().caller();
    expect(await guest.auth.verifyHuman({ token: 'early' })).toEqual({ success: true });
    expect(await guest.auth.verifyHuman({ token: 'early' })).toEqual({ success: true });
    await pass('early');
    await refused('early');
    expect(google.asked).toHaveLength(2);
  });

  it('is asked again once a kept answer is old', async () => {
    google.good.add('old');
    const guest = await site.browser().caller();
    await guest.auth.verifyHuman({ token: 'old' });
    const past = new Date(Date.now() - 1_000);
    await site.services.db.updateTable('human_checks_used').set({ expires_at: past }).execute();
    expect(await guest.auth.verifyHuman({ token: 'old' })).toEqual({ success: false });
    await refused('old');
    expect(google.asked).toHaveLength(3);
  });

  it('that cannot be reached lets nobody through', async () => {
    google.down = true;
    await refused('good');
  });
});
