import { openEditor, ownSite, previewOf, publish } from './appearance-editor.ts';
import { middleOf } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';

const site = ownSite();

test('the sign-in pages have words of the site once they are published, and those of the product again', {
  tag: '@long',
}, async ({ page, browser }) => {
  const visitor = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const guest = await visitor.newPage();
  const heading = guest.getByRole('heading', { level: 1 });
  await openEditor(page, site, '/auth');
  const shown = previewOf(page).getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('Sign in to your account');
  const login = page.getByRole('region', { name: 'Log in' });
  await login.getByLabel('Title').fill('Come on in');
  await login.getByLabel('Text').fill('Good records, well kept.');
  await expect(shown).toHaveText('Come on in');
  await expect(previewOf(page).getByText('Good records, well kept.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Register', exact: true })
    .getByLabel('Title')
    .fill('Become a member');
  await expect(shown).toHaveText('Become a member');
  await page.getByRole('button', { name: /Layout/ }).click();
  await page.getByRole('option', { name: 'Form alone' }).click();
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await expect(page.getByText('Anyone can register')).toBeVisible();
  await publish(page, 'Sign-in pages');

  await open(guest, `${site.url}/login`);
  await expect(heading).toHaveText('Come on in');
  await expect(guest).toHaveTitle(/^Come on in/);
  expect((await middleOf(guest.getByRole('form', { name: 'Log in' }))).x).toBeCloseTo(640, -1);
  expect(await faults(guest)).toEqual([]);
  await open(guest, `${site.url}/register?redirectFrom=pricing`);
  await expect(heading).toHaveText("First, let's create your account");
  await open(guest, `${site.url}/workspace/join/register`);
  await expect(heading).toContainText('To join your team on Kantele, create an account');

  // The sheet gives the focus back when it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const title = login.getByLabel('Title');
  await expect(async () => {
    await title.fill('');
    await expect(title).toHaveValue('', { timeout: 1_000 });
  }).toPass();
  await publish(page, 'Sign-in pages');
  await expect
    .poll(async () => {
      await open(guest, `${site.url}/login`);
      return heading.textContent();
    })
    .toBe('Sign in to your account');
  await visitor.close();
});

test('the player has the parts the site wants, and begins as it wants', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/player');
  const preview = previewOf(page).getByRole('region', { name: 'Player' });
  await expect(preview.getByRole('button', { name: 'Shuffle' })).toBeVisible();
  await page.getByText('Shuffle', { exact: true }).first().click();
  await expect(preview.getByRole('button', { name: 'Shuffle' })).toHaveCount(0);
  await page.getByRole('button', { name: /Panel beside the page/ }).click();
  await page.getByRole('option', { name: 'Lyrics' }).click();
  await expect(previewOf(page).getByRole('tab', { name: 'Lyrics', selected: true })).toBeVisible();
  await page.getByRole('button', { name: /Rows of lists/ }).click();
  await page.getByRole('option', { name: 'Compact' }).click();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(volume).toHaveAttribute('aria-valuetext', '60%');
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await publish(page, 'Player');

  const visitor = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const guest = await visitor.newPage();
  await expect
    .poll(async () => (await (await guest.request.get(`${site.url}/tracks`)).text()).slice(0, 200))
    .toContain(' data-density="compact" data-panel=""');
  await open(guest, `${site.url}/tracks`);
  const player = guest.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '60%');
  await expect(player.getByRole('button', { name: 'Shuffle' })).toHaveCount(0);
  await expect(player.getByRole('button', { name: /^Repeat/ })).toBeVisible();
  await expect(guest.getByRole('tab', { name: 'Lyrics', selected: true })).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.dataset.density)).toBe('compact');

  // What somebody has chosen speaks over it, from the first paint on.
  await player.getByRole('button', { name: 'Lyrics' }).click();
  await expect(guest.getByRole('tab', { name: 'Lyrics' })).toHaveCount(0);
  await guest.goto(`${site.url}/tracks`, { waitUntil: 'commit' });
  await expect(guest.locator('html')).not.toHaveAttribute('data-panel');
  await expect(guest.locator('html')).toHaveAttribute('data-density', 'compact');
  await visitor.close();
});
