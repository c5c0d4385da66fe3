import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('shows a page as a guest or a new user sees it, in another language', async () => {
  const { appearance } = site.as('appearance.manage', 'users.manage');
  const guest = await appearance.previewAs({ visitor: 'guest', language: 'ar' });
  expect([guest.user, guest.i18n.language, guest.i18n.direction]).toEqual([null, 'ar', 'rtl']);
  expect(Object.keys(guest.i18n.lines).length).toBeGreaterThan(100);
  const { user } = await appearance.previewAs({ visitor: 'user', language: null });
  expect(user?.permissions.map(({ name }) => name)).not.toContain('users.manage');
  const { user: self } = await appearance.previewAs({ visitor: 'self', language: null });
  expect(self?.permissions.map(({ name }) => name)).toContain('users.manage');
});

it('speaks English where a language is not there', async () => {
  const { appearance } = site.as('appearance.manage');
  expect((await appearance.previewAs({ visitor: 'guest', language: 'xx' })).i18n.language).toBe('en');
});

it('is for those who change the look', async () => {
  const asked = site.as('music.view').appearance.previewAs({ visitor: 'guest', language: null });
  expect((await refusal(asked)).code).toBe('forbidden');
});
