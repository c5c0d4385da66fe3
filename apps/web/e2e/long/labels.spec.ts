import { clippedLabels, setTextSize } from '../boxes.ts';
import { expect, open, publicPages, test } from '../kantele.ts';
import { signIn } from '../people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const own = [
  '/library',
  '/library/playlists',
  '/library/history',
  '/account-settings',
  '/notifications',
  '/backstage',
  '/admin',
  '/admin/insights',
  '/admin/library',
  '/admin/tracks',
  '/admin/albums',
  '/admin/artists',
  '/admin/playlists',
  '/admin/users',
  '/admin/users/1',
  '/admin/roles',
  '/admin/roles/6',
  '/admin/settings/general',
  '/admin/settings/mail',
  '/admin/settings/backups',
  '/admin/localizations',
  '/admin/activity',
  '/admin/files',
  '/admin/genres',
  '/admin/tags',
  '/admin/lyrics',
  '/admin/mails',
  '/admin/notifications',
  '/admin/plans',
  '/admin/requests',
  '/admin/pages',
  '/admin/channels',
  '/admin/ads',
  '/admin/appearance',
  '/admin/appearance/landing',
  '/admin/appearance/player',
];
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const locale of ['en', 'de', 'ar'])
  for (const letters of [16, 32])
    test.describe(`in ${locale} with letters of ${letters} pixels`, () => {
      test.use({ locale });

      test('no label is cut off', async ({ page }) => {
        await setTextSize(page, letters);
        const guests = { ...(await publicPages(page)), login: '/login', register: '/register' };
        const found: Record<string, string[]> = {};
        const look = async (paths: readonly string[]) => {
          for (const size of windows) {
            await page.setViewportSize(size);
            for (const path of paths) {
              await open(page, path);
              await page.getByRole('heading').first().waitFor();
              const cut = await clippedLabels(page);
              if (cut.length > 0) found[`${size.width} ${path}`] = cut;
            }
          }
        };
        await look(Object.values(guests));
        await signIn(page);
        await look(own);
        expect(found).toEqual({});
      });
    });
