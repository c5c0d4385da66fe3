import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingTable } from '../../platform/site-state/definitions.ts';
import { siteRevision } from '../../platform/site-state/queries.ts';
import { forgetSite, getSite } from '../../platform/site-state/site.ts';
import { createCaller } from '../../router.ts';
import { putSetting } from '../../site/settings/queries.ts';
import { createTestSite, type TestSite, userActor } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('settings').execute();
  forgetSite(site.services.db);
});

async function bootstrap(active_theme?: string) {
  forgetSite(site.services.db);
  const guest = await site.guest();
  return guest.settings.bootstrap(active_theme === undefined ? {} : { active_theme });
}
async function themeId(name: string): Promise<number> {
  const { themes } = await getSite(site.services.db);
  return themes.find((theme) => theme.name === name)?.id ?? 0;
}

describe('bootstrap data', () => {
  it('of a guest has no user, the guest role and the public settings', async () => {
    const data = await bootstrap();
    expect(data.user).toBeNull();
    expect(data.guest_role.permissions.map(({ name }) => name)).toContain('music.view');
    expect(data.guest_role.permissions.map(({ name }) => name)).not.toContain('admin');
    expect(data.settings).toMatchObject({ base_url: 'http://localhost:3000', 'registration.disable': false });
    expect(data.themes.all.map(({ name }) => name)).toEqual(['Light', 'Dark']);
  });

  it('has the address of the environment, whatever the database says', async () => {
    const { db } = site.services;
    await db
      .insertInto('settings')
      .values({ key: 'base_url', value: '"https://example.com/music"' })
      .execute();
    expect((await bootstrap()).settings).toMatchObject({ base_url: 'http://localhost:3000' });
    await db.deleteFrom('settings').where('key', '=', 'base_url').execute();
  });

  it('of the admin has the user with roles and permissions, and never his password', async () => {
    const context = site.context(userActor(1, { permissions: [{ name: 'admin', restrictions: [] }] }));
    const data = await createCaller(context).settings.bootstrap({});
    expect(data.user).toMatchObject({
      email: 'admin@example.com',
      permissions: [{ name: 'admin' }],
      roles: [{ name: 'Admins' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/password_hash|argon2/);
  });

  it('wears the theme of the cookie when visitors may choose', async () => {
    const [light, dark] = [await themeId('Light'), await themeId('Dark')];
    await putSetting(site.services.db, 'themes.user_change', true);
    expect((await bootstrap(`${dark}`)).themes.selectedThemeId).toBe(dark);
    for (const cookie of ['999999', '-1', '1e0', ' 1', '<script>', '0x1', `${dark}; drop table themes`, '']) {
      expect((await bootstrap(cookie)).themes.selectedThemeId, cookie).toBeNull();
    }
    await putSetting(site.services.db, 'themes.default_id', light);
    expect((await bootstrap()).themes.selectedThemeId).toBe(light);
    expect((await bootstrap('999999')).themes.selectedThemeId).toBe(light);
    expect((await bootstrap(`${dark}`)).themes.selectedThemeId).toBe(dark);
  });

  it('ignores the cookie when visitors may not choose', async () => {
    const [light, dark] = [await themeId('Light'), await themeId('Dark')];
    await putSetting(site.services.db, 'themes.user_change', false);
    expect((await bootstrap(`${dark}`)).themes.selectedThemeId).toBeNull();
    await putSetting(site.services.db, 'themes.default_id', light);
    expect((await bootstrap(`${dark}`)).themes.selectedThemeId).toBe(light);
  });

  it('falls back to defaults for stored values that no longer fit, one by one', async () => {
    const { db } = site.services;
    await putSetting(db, 'branding', { site_name: '' });
    await putSetting(db, 'themes.user_change', 'yes');
    await putSetting(db, 'registration.disable', false);
    await putSetting(db, 'no.such.setting', 'secret');
    const { settings } = await bootstrap();
    expect(settings.branding).toEqual(settingTable.branding.default);
    expect(settings['themes.user_change']).toBe(settingTable['themes.user_change'].default);
    expect(settings['registration.disable']).toBe(false);
    expect(settings).not.toHaveProperty(['no.such.setting']);
  });

  it('holds exactly the settings that are public', async () => {
    const { settings } = await bootstrap();
    const isPublic = Object.entries(settingTable).filter(([, row]) => row.public);
    expect(Object.keys(settings).sort()).toEqual(isPublic.map(([key]) => key).sort());
  });

  it('is the same for everybody where it is not about the user', async () => {
    const { user: _guest, ...forGuest } = await bootstrap();
    const { user: _admin, ...forAdmin } = await site.as('admin').settings.bootstrap({});
    expect(forAdmin).toEqual(forGuest);
  });
});

describe('the revision of the site', () => {
  it('is raised by every change of settings, themes and roles, and by nothing else', async () => {
    const { db } = site.services;
    let last = await siteRevision(db);
    const raised = async (change: () => Promise<unknown>) => {
      await change();
      const before = last;
      last = await siteRevision(db);
      return last > before;
    };
    expect(await raised(() => putSetting(db, 'billing.enable', true))).toBe(true);
    expect(await raised(() => putSetting(db, 'billing.enable', false))).toBe(true);
    expect(await raised(() => db.deleteFrom('settings').execute())).toBe(true);
    expect(
      await raised(() => db.updateTable('themes').set({ name: 'Day' }).where('id', '=', 1).execute()),
    ).toBe(true);
    expect(
      await raised(() => db.updateTable('themes').set({ name: 'Light' }).where('id', '=', 1).execute()),
    ).toBe(true);
    expect(await raised(() => db.updateTable('roles').set({ description: 'x' }).execute())).toBe(true);
    expect(await raised(() => db.updateTable('users').set({ country: 'FI' }).execute())).toBe(false);
    const undone = db.transaction().execute(async (trx) => {
      await putSetting(trx, 'billing.enable', true);
      throw new Error('undone');
    });
    expect(await raised(() => undone.catch(() => null))).toBe(false);
  });

  it('makes the kept state of the site follow, and only then read again', async () => {
    const { db } = site.services;
    const first = await getSite(db);
    expect(await getSite(db)).toBe(first);
    await putSetting(db, 'themes.user_change', !first.settings['themes.user_change']);
    forgetSite(db);
    const second = await getSite(db);
    expect(second.settings['themes.user_change']).toBe(!first.settings['themes.user_change']);
    expect(second.revision).toBeGreaterThan(first.revision);
  });

  it('keeps a guest from what the guest role loses', async () => {
    const { db } = site.services;
    const before = await db
      .selectFrom('roles')
      .select('permissions')
      .where('guests', '=', true)
      .executeTakeFirst();
    await db.updateTable('roles').set({ permissions: '[]' }).where('guests', '=', true).execute();
    forgetSite(db);
    const guest = await site.guest();
    await expect(guest.albums.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const permissions = JSON.stringify(before?.permissions);
    await db.updateTable('roles').set({ permissions }).where('guests', '=', true).execute();
  });
});
