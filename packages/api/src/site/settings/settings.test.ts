import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingTable } from '../../platform/site-state/definitions.ts';
import { confirmsEmail, forgetSite, getSite } from '../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
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

const { admin, update, view, bootstrap, stored } = settingCalls(() => site);

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
