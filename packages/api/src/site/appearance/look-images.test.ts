import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { lookImageMaxBytes } from './contract.ts';
import { purgeLookImages } from './image-queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const admin = () => site.as('appearance.manage', 'settings.manage', 'pages.manage');
const hashes = async () =>
  (await site.services.db.selectFrom('appearance_images').select('hash').orderBy('hash').execute()).map(
    ({ hash }) => hash,
  );

/** A picture of the look that was uploaded this many days ago. */
async function picture(digit: string, days: number) {
  const { db } = site.services;
  const hash = digit.repeat(32);
  await db
    .insertInto('images')
    .values({ hash, width: 8, height: 8, thumbhash: '', color: '#000000' })
    .execute();
  const created_at = new Date(Date.now() - days * 86_400_000);
  await db.insertInto('appearance_images').values({ hash, created_at }).execute();
  return { hash, path: `/images/${hash}/1200.webp` };
}

/** Changes the logo in the draft. */
async function draftLogo(logo_light: string) {
  const { rev, published } = await admin().appearance.editor();
  const branding = { ...(published.settings.branding as object), logo_light };
  const look = { ...published, settings: { ...published.settings, branding } };
  return admin().appearance.saveDraft({ rev, look });
}

it('a picture of the look is kept while the site, a draft, a revision or a page names it', async () => {
  const [old, young, first, second, drafted, written] = [
    await picture('1', 2),
    await picture('2', 0.5),
    await picture('3', 2),
    await picture('4', 2),
    await picture('5', 2),
    await picture('6', 2),
  ];
  for (const { path } of [first, second]) {
    const { rev } = await draftLogo(path);
    await admin().appearance.publish({ rev });
  }
  await draftLogo(drafted.path);
  await admin().pages.create({ title: 'With a picture', body: `<p><img src="${written.path}" alt=""></p>` });
  await purgeLookImages(site.services.db);
  const kept = await hashes();
  expect(kept).not.toContain(old.hash);
  expect(kept).toEqual([young, first, second, drafted, written].map(({ hash }) => hash));
});

it('a picture has ten megabytes at most', async () => {
  const file = new Uint8Array(lookImageMaxBytes + 1);
  expect((await refusal(admin().appearance.storeImage({ file }))).fields).toEqual({
    file: ['Use an image of at most 10 MB.'],
  });
});

it.each([
  'https://evil.example/logo.webp',
  '//evil.example/images/x.webp',
  'javascript:alert(1)',
  '/images/x/1200.webp',
])('a logo is a picture of this site, not %s', async (path) => {
  const answer = await refusal(draftLogo(path));
  expect(Object.keys(answer.fields ?? {})).toEqual(['settings.branding.logo_light']);
});

it('somebody uploads a hundred pictures in ten minutes at most', async () => {
  const { appearance } = site.as('appearance.manage');
  const file = new Uint8Array([1, 2, 3]);
  for (let n = 0; n < 100; n += 1) await refusal(appearance.storeImage({ file }));
  expect((await refusal(appearance.storeImage({ file }))).code).toBe('rate_limited');
});
