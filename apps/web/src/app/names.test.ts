import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { expect, it } from 'vitest';
import { can, publicSetting } from './boot.tsx';
import { requirePermission } from './guards.ts';
import { siteSetting } from './settings.ts';

const boot: BootstrapData = {
  user: null,
  workspace_id: 0,
  guest_role: { permissions: [{ name: 'music.view', restrictions: [] }] },
  settings: { 'mail.ready': true },
  icons: {},
  i18n: { language: 'en', direction: 'ltr', lines: {} },
  localizations: [],
  themes: { all: [], selectedThemeId: null },
  ads: [],
};

it('compiles only with permissions that exist', () => {
  expect(can(boot, 'music.view')).toBe(true);
  // @ts-expect-error -- a misspelt permission
  expect(can(boot, 'music.veiw')).toBe(false);
  const visit = { context: { boot }, location: { publicHref: '/' } };
  // @ts-expect-error -- a misspelt permission
  expect(() => requirePermission(visit, 'setings.manage')).toThrow();
});

it('compiles only with public settings that exist', () => {
  expect(siteSetting(boot, 'mail.ready')).toBe(true);
  // @ts-expect-error -- a misspelt setting
  expect(siteSetting(boot, 'mail.raedy')).toBeUndefined();
  // @ts-expect-error -- a setting that never leaves the server
  expect(publicSetting(boot, 'mail.smtp.host')).toBeUndefined();
  // @ts-expect-error -- a value of another type
  const text: string | undefined = publicSetting(boot, 'registration.disable');
  expect(text).toBeUndefined();
});
