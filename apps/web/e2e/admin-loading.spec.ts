import { expect, open, test } from './kantele.ts';
import { signIn } from './people.ts';

/** Requests of a browser that has nothing yet; the editor of the look shows a page of the site beside itself. */
const most = {
  '/admin': 60,
  '/admin/tracks': 60,
  '/admin/settings/general': 60,
  '/backstage': 60,
  '/admin/appearance': 105,
};

for (const [path, count] of Object.entries(most))
  test(`${path} comes cold in at most ${count} requests`, async ({ page }) => {
    await signIn(page);
    // What is fetched, then run from the cache, counts once.
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const beside = page.frameLocator('iframe').getByRole('region', { name: 'Player' });
    if (path === '/admin/appearance')
      await expect(beside.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(asked.size, [...asked].join(' ')).toBeGreaterThan(20);
    expect(asked.size, [...asked].join(' ')).toBeLessThanOrEqual(count);
  });
