import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seesAds } from '../../platform/site-state/ads/policy.ts';
import type { Ad } from '../../platform/site-state/contract.ts';
import { siteRevision } from '../../platform/site-state/queries.ts';
import { forgetSite, getSite } from '../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { purgeLookImages } from '../appearance/image-queries.ts';

let site: TestSite;
let now = new Date();
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('ads').execute();
  forgetSite(site.services.db);
});

const seller = () => site.as('ads.manage');
const picture = `/images/${'a'.repeat(32)}/1200.webp`;
type Change = Omit<Ad, 'updated_at'>;
const banner: Change = {
  slot: 'top',
  kind: 'banner',
  height: 90,
  image: picture,
  link: 'https://shop.example/',
  alt: 'New vinyl',
  html: '',
  needs_consent: true,
};
const network: Change = { ...banner, kind: 'code', html: '<script>show()</script>' };
const shownTo = async (caller: ReturnType<typeof site.as>) => (await caller.settings.bootstrap({})).ads;
async function quarterHourLater<Value>(work: () => Promise<Value>): Promise<Value> {
  const before = now;
  now = new Date(before.getTime() + 16 * 60_000);
  try {
    return await work();
  } finally {
    now = before;
  }
}

describe('places for advertisements', () => {
  it('are all empty at first, and nothing of them is in pages', async () => {
    const { ads } = await seller().ads.list();
    expect(ads.map(({ slot, kind }) => [slot, kind])).toEqual(
      ['top', 'bottom', 'artist_top', 'artist_bottom', 'album'].map((slot) => [slot, 'off']),
    );
    expect(await shownTo(await site.guest())).toEqual([]);
  });

  it('are changed only as they were seen, by somebody who says how', async () => {
    const { ad } = await seller().ads.update({ ...banner, updated_at: null });
    const change = { ...banner, alt: 'Old vinyl', updated_at: ad.updated_at };
    now = new Date(now.getTime() + 1_000);
    await seller().ads.update(change);
    expect(await refusal(seller().ads.update({ ...change, alt: 'Another' }))).toMatchObject({
      code: 'conflict',
    });
    expect(await refusal(seller().ads.update({ ...change, updated_at: null }))).toMatchObject({
      code: 'conflict',
    });
    const { ads } = await seller().ads.list();
    expect(ads[0]?.alt).toBe('Old vinyl');
  });

  it('show a banner to guests and users, and raise the revision pages are kept under', async () => {
    const before = await siteRevision(site.services.db);
    const { ad } = await seller().ads.update(banner);
    expect(ad).toMatchObject({ ...banner, updated_at: expect.any(String) });
    expect(await siteRevision(site.services.db)).toBeGreaterThan(before);
    const shown = [
      { kind: 'banner', slot: 'top', height: 90, image: picture, link: banner.link, alt: 'New vinyl' },
    ];
    expect(await shownTo(await site.guest())).toEqual(shown);
    expect(await shownTo(await site.user())).toEqual(shown);
  });

  it('never carry code in bootstrap data, nor what is switched off', async () => {
    await seller().ads.update(network);
    const data = await (await site.guest()).settings.bootstrap({});
    expect(data.ads).toEqual([{ kind: 'code', slot: 'top', height: 90, needs_consent: true }]);
    expect(JSON.stringify(data)).not.toContain('show()');
    await seller().ads.update({ ...network, kind: 'off' });
    expect(await shownTo(await site.guest())).toEqual([]);
    const [top] = (await seller().ads.list()).ads;
    expect(top).toMatchObject({ kind: 'off', html: network.html, alt: 'New vinyl' });
  });

  it('are changed by those who may, with an event that holds no code', async () => {
    for (const caller of [await site.guest(), site.as('appearance.manage', 'settings.manage')]) {
      expect((await refusal(caller.ads.list())).status).toBeGreaterThanOrEqual(401);
      expect((await refusal(caller.ads.update(banner))).status).toBeGreaterThanOrEqual(401);
    }
    await seller().ads.update(network);
    const { pagination } = await site.as('audit.view').audit.list({ action: 'ads.update' });
    const [event] = pagination.data;
    expect(event).toMatchObject({ action: 'ads.update', data: { kind: 'code', code: true } });
    expect(JSON.stringify(event)).not.toContain('show()');
  });

  it('are seen in the preview by those the admin looks as, and never by the admin', async () => {
    await seller().ads.update(banner);
    const preview = async (visitor: 'self' | 'guest' | 'user') => {
      const answer = await site.as('appearance.manage').appearance.previewAs({ visitor, language: null });
      return answer.ads.map(({ slot }) => slot);
    };
    expect([await preview('self'), await preview('guest'), await preview('user')]).toEqual([
      [],
      ['top'],
      ['top'],
    ]);
  });

  it('keep the pictures of their banners', async () => {
    const { db } = site.services;
    const created_at = new Date(Date.now() - 3 * 86_400_000);
    for (const digit of ['a', 'b']) {
      const hash = digit.repeat(32);
      await db
        .insertInto('images')
        .values({ hash, width: 8, height: 8, thumbhash: '', color: '#000000' })
        .execute();
      await db.insertInto('appearance_images').values({ hash, created_at }).execute();
    }
    await seller().ads.update(banner);
    await purgeLookImages(db);
    const kept = await db.selectFrom('appearance_images').select('hash').execute();
    expect(kept).toEqual([{ hash: 'a'.repeat(32) }]);
  });
});

describe('an advertisement is refused, and changes nothing,', () => {
  it.each<[string, Partial<Change>, string]>([
    ['that leads to a script', { link: 'javascript:alert(1)' }, 'link'],
    ['that leads to a script in disguise', { link: 'java\nscript:alert(1)' }, 'link'],
    ['that leads to data', { link: 'data:text/html,<script>1</script>' }, 'link'],
    ['that leads to another host by a path', { link: '//evil.example' }, 'link'],
    ['whose picture is elsewhere', { image: 'https://evil.example/x.png' }, 'image'],
    ['whose picture breaks out', { image: `${picture}" onerror="alert(1)` }, 'image'],
    ['without a picture', { image: null }, 'image'],
    ['without words for those who do not see it', { alt: ' ' }, 'alt'],
    ['that is higher than its place', { height: 151 }, 'height'],
    ['that has no height', { height: 0 }, 'height'],
    ['whose code is missing', { kind: 'code', html: '  ' }, 'html'],
    ['whose code is too long', { kind: 'code', html: 'x'.repeat(50_001) }, 'html'],
  ])('%s', async (_, change, field) => {
    const { code, fields } = await refusal(seller().ads.update({ ...banner, ...change }));
    expect(code).toBe('invalid');
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(await shownTo(await site.guest())).toEqual([]);
  });

  it('in a place that is none', async () => {
    const nowhere = { ...banner, slot: 'middle' } as unknown as Change;
    expect((await refusal(seller().ads.update(nowhere))).code).toBe('invalid');
  });
});

describe('code asks for a password of the last fifteen minutes', () => {
  const later = (change: Change) => quarterHourLater(() => refusal(seller().ads.update(change)));

  it('when it is new, and nothing is stored without', async () => {
    expect((await later(network)).code).toBe('locked');
    expect((await later({ ...network, kind: 'off' })).code).toBe('locked');
    expect((await getSite(site.services.db)).ads[0]).toMatchObject({ kind: 'off', html: '' });
  });

  it('when it is switched on, and when it no longer waits for consent', async () => {
    await seller().ads.update({ ...network, kind: 'off' });
    expect((await later(network)).code).toBe('locked');
    await seller().ads.update(network);
    expect((await later({ ...network, needs_consent: false })).code).toBe('locked');
  });

  it('and banners, sizes and switching off do not', async () => {
    await seller().ads.update(network);
    await quarterHourLater(async () => {
      await seller().ads.update({ ...network, height: 120 });
      await seller().ads.update({ ...network, kind: 'off' });
      await seller().ads.update({ ...banner, html: network.html });
    });
    expect((await shownTo(await site.guest())).map(({ kind }) => kind)).toEqual(['banner']);
  });
});

it.each([
  ['a guest', null, true],
  ['a user of a site without billing', {}, true],
  ['a user without a subscription', { subscriptions: [] }, true],
  ['a user whose subscription has ended', { subscriptions: [{ valid: false }] }, true],
  ['a subscriber', { subscriptions: [{ valid: false }, { valid: true }] }, false],
])('%s sees advertisements: %#', (_, viewer, expected) => expect(seesAds(viewer)).toBe(expected));
