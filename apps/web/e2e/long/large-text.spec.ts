import { overprints, setTextSize } from '../boxes.ts';
import { expect, open, test } from '../kantele.ts';
import { signIn } from '../people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with letters of twice the size no text of account and admin is printed over another', async ({
  page,
}) => {
  await setTextSize(page, 32);
  await signIn(page);
  const paths = [
    '/account-settings',
    '/admin',
    '/admin/library',
    '/admin/users',
    '/admin/roles/6',
    '/admin/settings/general',
    '/admin/activity',
  ];
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await open(page, path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      expect([size.width, path, await overprints(page)]).toEqual([size.width, path, []]);
    }
  }
});
