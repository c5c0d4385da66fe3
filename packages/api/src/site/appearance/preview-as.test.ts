import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingSite, createBillingSite } from '../../money/billing/testing.ts';
import { refusal } from '../../testing.ts';

let site: BillingSite;
beforeAll(async () => {
  site = await createBillingSite();
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

it('shows a page as subscribers of the recommended plan see it, or of the first one on offer', async () => {
  const { appearance, ads, billing } = site.as(
    'appearance.manage',
    'ads.manage',
    'plans.manage',
    'music.download',
  );
  const code = { kind: 'code' as const, html: '<b>Buy</b>', image: null, link: '', alt: '' };
  await ads.update({ slot: 'top', height: 90, needs_consent: false, updated_at: null, ...code });
  const shown = async (visitor: 'user' | 'subscriber') => {
    const { user, ads: places } = await appearance.previewAs({ visitor, language: null });
    const names = user?.permissions.map(({ name }) => name) ?? [];
    const plans = user?.subscriptions?.map(({ product_id, valid }) => ({ product_id, valid }));
    return { plans, ads: places.length, downloads: names.includes('music.download') };
  };
  const without = { plans: [], ads: 1, downloads: false };
  expect(await shown('subscriber')).toEqual(without);
  const permissions = [{ name: 'music.download', restrictions: [] }];
  await site.addPlan({ name: 'Old', hidden: true, permissions });
  await billing.createProduct({ name: 'Free', free: true, permissions });
  expect(await shown('subscriber')).toEqual(without);
  const basic = await site.addPlan({ name: 'Basic' });
  const first = [{ product_id: basic.productId, valid: true }];
  expect(await shown('subscriber')).toEqual({ plans: first, ads: 0, downloads: false });
  const prices = [{ amount: 999, currency: 'eur', interval: 'month' as const }];
  const { product } = await billing.createProduct({ name: 'Plus', recommended: true, permissions, prices });
  const best = [{ product_id: product.id, valid: true }];
  expect(await shown('subscriber')).toEqual({ plans: best, ads: 0, downloads: true });
  expect(await shown('user')).toEqual(without);
});
