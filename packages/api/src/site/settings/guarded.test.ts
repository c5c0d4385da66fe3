import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBootstrap } from '../../identity/bootstrap/get-bootstrap.ts';
import { isSettingKey, settingTable } from '../../platform/site-state/definitions.ts';
import { readSecret } from '../../platform/site-state/read-secret.ts';
import { forgetSite, getSite } from '../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { isGuarded } from './policy.ts';
import { mail, settingCalls } from './testing-settings.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('settings').execute();
  forgetSite(site.services.db);
});

const { admin, update, view, stored } = settingCalls(() => site);
const settingKeys = Object.keys(settingTable).filter(isSettingKey);

describe('settings that lead to more', () => {
  const guarded = settingKeys.filter((key) => isGuarded(key) && !settingTable[key].fixed);

  it('are all secrets, where they are sent, mail and sign-in', () => {
    expect(guarded).toEqual(
      expect.arrayContaining([
        'mail.smtp.host',
        'mail.smtp.password',
        'mail.from_address',
        'social.oidc.issuer',
        'recaptcha.verify_url',
        'billing.stripe.secret_key',
        'billing.stripe.webhook_secret',
      ]),
    );
  });

  it.each(guarded)('are changed by admins alone: %s', async (key) => {
    const { value } = (await view(key)) ?? {};
    const values = { [key]: settingTable[key].secret ? null : value };
    const answer = await refusal(site.as('admin.access', 'settings.manage').settings.update({ values }));
    expect([answer.code, answer.message]).toEqual([
      'forbidden',
      'Only an admin can change how this site sends email, takes payments or signs people in.',
    ]);
  });

  it('say to whom they are closed', async () => {
    const closedTo = async (caller: ReturnType<typeof site.as>) =>
      (await caller.settings.list({})).settings
        .filter(({ fixed, can_change }) => !fixed && !can_change)
        .map(({ key }) => key);
    const backups = ['backups.nightly', 'backups.hour', 'backups.keep'];
    const closed = await closedTo(site.as('admin.access', 'settings.manage', 'appearance.manage'));
    expect(closed.toSorted()).toEqual([...guarded, ...backups].toSorted());
    expect(await closedTo(site.as('settings.manage'))).toContain('themes.user_change');
    expect(await closedTo(await site.user())).toEqual([]);
  });

  it('are told to all admins when they change', async () => {
    const { db } = site.services;
    await db.deleteFrom('notifications').execute();
    await update({ 'site.description': 'Quiet' });
    await update({ 'mail.smtp.host': 'mail.example.com' });
    const { pagination } = await (await admin()).notifications.list({});
    expect(pagination.data.map(({ data }) => data.lines[0]?.content)).toEqual([
      '\u2068Admin\u2069 changed how this site sends email, takes payments or signs people in',
    ]);
  });
});

describe('a secret', () => {
  it('is sealed in the database, and nobody gets it back', async () => {
    await update({ 'social.google.client_secret': 'canary-of-google' });
    expect(JSON.stringify(await stored('social.google.client_secret'))).not.toContain('canary');
    expect(await view('social.google.client_secret')).toMatchObject({ secret: true, value: { set: true } });
    const everything = JSON.stringify([
      await (await admin()).settings.list({}),
      await getBootstrap(site.system(), {}),
      (await getSite(site.services.db)).publicSettings,
    ]);
    expect(everything).not.toMatch(/canary|sealed/);
    expect(await readSecret(site.system(), 'social.google.client_secret')).toBe('canary-of-google');
  });

  it('goes with null', async () => {
    await update({ 'recaptcha.secret_key': 'something' });
    await update({ 'recaptcha.secret_key': null });
    expect(await view('recaptcha.secret_key')).toMatchObject({ value: { set: false } });
    expect(await stored('recaptcha.secret_key')).toBeUndefined();
  });

  it.each([
    ['mail.smtp.password', 'mail.smtp.host', 'smtp.example.com', 'smtp.evil.test'],
    ['social.oidc.client_secret', 'social.oidc.issuer', 'https://id.example.com', 'https://evil.test'],
    ['social.google.client_secret', 'social.google.endpoints', {}, { token: 'https://evil.test/' }],
    ['recaptcha.secret_key', 'recaptcha.verify_url', 'https://a.example.com', 'https://evil.test'],
  ])('%s does not go to another server than it was given for (%s)', async (secret, key, before, after) => {
    await update({ [key]: before, [secret]: 'canary' });
    await update({ [key]: before });
    expect(Object.keys((await refusal(update({ [key]: after }))).fields ?? {})).toEqual([secret]);
    await update({ [key]: after, [secret]: 'another' });
    await update({ [key]: before, [secret]: null });
    await update({ [key]: after });
  });

  it('counts as absent once the key of the site is another', async () => {
    await update({ 'recaptcha.secret_key': 'something' });
    const services = { ...site.services, secret: Buffer.alloc(48, 8) };
    expect(await readSecret({ services }, 'recaptcha.secret_key')).toBeNull();
  });
});
