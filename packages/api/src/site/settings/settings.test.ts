import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTransport } from '../../core/services.ts';
import { getBootstrap } from '../../identity/bootstrap/get-bootstrap.ts';
import { isSettingKey, settingTable } from '../../platform/site-state/definitions.ts';
import { readSecret } from '../../platform/site-state/read-secret.ts';
import { confirmsEmail, forgetSite, getSite } from '../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { isGuarded } from './policy.ts';

const mail: MailTransport = {
  hasInbox: false,
  send: () => Promise.reject(new Error('No mail here.')),
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('settings').execute();
  forgetSite(site.services.db);
});

const admin = () => site.user();
async function update(values: Record<string, unknown>) {
  return (await admin()).settings.update({ values });
}
async function view(key: string) {
  const { settings } = await (await admin()).settings.list({});
  return settings.find((setting) => setting.key === key);
}
const bootstrap = async () => (await (await site.guest()).settings.bootstrap({})).settings;
const stored = async (key: string) =>
  site.services.db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst();

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

describe('the list of settings', () => {
  it('has every setting with sentence, group, default and schema', async () => {
    const { settings } = await (await admin()).settings.list({});
    expect(settings.map(({ key }) => key)).toEqual(Object.keys(settingTable));
    for (const setting of settings) {
      expect(setting.description, setting.key).toMatch(/^[A-Z].*\.$/s);
      expect(Object.keys(setting.schema).length, setting.key).toBeGreaterThan(0);
    }
    expect(await view('human_check.kind')).toMatchObject({
      group: 'human-check',
      value: 'altcha',
      default: 'altcha',
      schema: { enum: ['altcha', 'recaptcha', 'off'] },
    });
  });

  it('has one group when asked for one', async () => {
    const { settings } = await (await admin()).settings.list({ group: 'mail' });
    expect(settings.length).toBeGreaterThan(5);
    expect(new Set(settings.map(({ group }) => group))).toEqual(new Set(['mail']));
  });

  it('is for those who may change settings, in person', async () => {
    expect((await refusal((await site.guest()).settings.list({}))).code).toBe('unauthenticated');
    expect((await refusal(site.as('users.manage').settings.list({}))).code).toBe('forbidden');
    const token = { id: 1, scope: 'write' as const, workspaceId: null };
    expect((await refusal((await site.user(1, { token })).settings.list({}))).code).toBe('forbidden');
  });

  it('keeps every default within its schema', () => {
    for (const [key, row] of Object.entries(settingTable)) {
      expect(row.schema.safeParse(row.default).success, key).toBe(true);
    }
  });
});

describe('changing settings', () => {
  it('saves them all, and everybody sees the public ones at once', async () => {
    const { settings } = await update({ 'registration.disable': true, 'dates.format': 'iso' });
    expect(settings.find(({ key }) => key === 'dates.format')?.value).toBe('iso');
    expect(await bootstrap()).toMatchObject({ 'registration.disable': true, 'dates.format': 'iso' });
  });

  it('saves all or none, and names every wrong key', async () => {
    const answer = await refusal(
      update({
        'dates.format': 'iso',
        'dates.default_timezone': 'Europe/Atlantis',
        'no.such': 1,
        base_url: 'https://evil.test',
        'auth.redirect': '//evil.test',
        'i18n.default_localization': 'xx',
        'themes.default_id': 99,
        'registration.policies': [{ id: 'email', label: 'Terms', action: '/terms' }],
      }),
    );
    expect(answer.code).toBe('invalid');
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual([
      'auth.redirect',
      'base_url',
      'dates.default_timezone',
      'i18n.default_localization',
      'no.such',
      'registration.policies.0.id',
      'themes.default_id',
    ]);
    expect(await stored('dates.format')).toBeUndefined();
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('knows no setting called %s', async (key) => {
    const values = Object.fromEntries([[key, true]]);
    expect((await refusal(update(values))).code).toBe('invalid');
  });

  it('takes no notice of the prototype', async () => {
    const values = JSON.parse('{"__proto__":{"dates.format":"iso"}}');
    await update(values);
    expect(await bootstrap()).toMatchObject({ 'dates.format': 'long' });
  });

  it('name and describe the site for those who manage settings', async () => {
    const before = settingTable.branding.default;
    await update({
      branding: { ...before, site_name: 'Harbour Radio' },
      'site.description': 'Songs by the sea.',
    });
    expect(await bootstrap()).toMatchObject({
      branding: { site_name: 'Harbour Radio' },
      'site.description': 'Songs by the sea.',
    });
    const answer = await refusal(update({ branding: { ...before, site_name: '' } }));
    expect(Object.keys(answer.fields ?? {})).toEqual(['branding.site_name']);
    await update({ branding: before, 'site.description': '' });
  });

  it('of the look of the site needs the permission for that', async () => {
    const values = { 'themes.user_change': false };
    const settings = site.as('settings.manage');
    expect((await refusal(settings.settings.update({ values }))).code).toBe('forbidden');
    await site.as('settings.manage', 'appearance.manage').settings.update({ values });
    expect(await bootstrap()).toMatchObject(values);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'https://',
    'mailto:x',
    ' javascript:alert(1)',
  ])('refuses a menu that leads to %s', async (action) => {
    const menus = structuredClone(settingTable.menus.default);
    const [menu] = menus;
    if (menu?.items[0]) menu.items[0].action = action;
    const answer = await refusal(update({ menus }));
    expect(Object.keys(answer.fields ?? {})).toEqual(['menus.0.items.0.action']);
  });

  it('leaves an audit event with keys and no values', async () => {
    await update({ 'mail.smtp.password': 'canary-in-the-mail', 'dates.format': 'short' });
    const event = await site.services.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'settings.update')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event.data).toEqual({ keys: ['mail.smtp.password', 'dates.format'] });
    expect(JSON.stringify(event)).not.toContain('canary');
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

describe('public switches', () => {
  it('of sign-in services are on only once everything is there', async () => {
    const enabled = async () => (await bootstrap())['social.google.enable'];
    await update({ 'social.google.enable': true });
    expect(await enabled()).toBe(false);
    await update({ 'social.google.client_id': 'id' });
    expect(await enabled()).toBe(false);
    await update({ 'social.google.client_secret': 'secret' });
    expect(await enabled()).toBe(true);
    expect(await view('social.google.enable')).toMatchObject({ value: true });
    await update({ 'social.oidc.enable': true, 'social.oidc.client_id': 'id' });
    expect((await bootstrap())['social.oidc.enable']).toBe(false);
    await update({ 'social.oidc.issuer': 'https://id.example.com' });
    expect((await bootstrap())['social.oidc.enable']).toBe(true);
  });

  it('of reCAPTCHA follow its keys and the chosen actions', async () => {
    await update({ 'human_check.kind': 'recaptcha', 'human_check.actions': ['register'] });
    expect(await bootstrap()).toMatchObject({
      'human_check.kind': 'altcha',
      'recaptcha.enable.register': false,
    });
    await update({ 'recaptcha.site_key': 'public', 'recaptcha.secret_key': 'secret' });
    expect(await bootstrap()).toMatchObject({
      'human_check.kind': 'recaptcha',
      'recaptcha.site_key': 'public',
      'recaptcha.enable.register': true,
      'recaptcha.enable.login': false,
    });
  });

  it('show demo accounts only while the demo is on', async () => {
    const accounts = [{ email: 'demo@example.com', password: 'demo-demo' }];
    await update({ 'demo.accounts': accounts });
    expect(await bootstrap()).toMatchObject({ 'demo.accounts': [], 'demo.login': 'singleAccount' });
    await update({ 'demo.enable': true });
    expect(await bootstrap()).toMatchObject({ 'demo.accounts': accounts });
  });

  it('ask for confirmed addresses only once mail is set up', async () => {
    const { db, ...services } = site.services;
    await update({ require_email_confirmation: true });
    expect(confirmsEmail(await getSite(db), services)).toBe(false);
    expect(confirmsEmail(await getSite(db), { mail: { ...mail, hasInbox: true } })).toBe(true);
    await update({ 'mail.smtp.host': 'smtp.example.com', 'mail.from_address': 'music@example.com' });
    expect(confirmsEmail(await getSite(db), services)).toBe(true);
    expect(await bootstrap()).toMatchObject({ 'mail.ready': true });
  });
});
