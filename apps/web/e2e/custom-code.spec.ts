import type { Page } from '@playwright/test';
import { openEditor, ownSite, previewOf, publish } from './appearance-editor.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';

const site = ownSite();
const spacing = (page: Page) =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);
const banner = (page: Page) => page.getByText('Closed on Monday');
async function write(page: Page, field: string, text: string) {
  const box = page.getByRole('textbox', { name: field });
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
test('code that is written is seen beside at once, and by visitors once it is published', async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/custom-code');
  await write(page, 'Style sheet of the site', 'h1 { letter-spacing: 7px }');
  const shown = () =>
    previewOf(page)
      .locator('h1')
      .evaluate((heading) => getComputedStyle(heading).letterSpacing);
  await expect.poll(shown).toBe('7px');
  await page.getByRole('tab', { name: 'HTML' }).click();
  await write(page, 'HTML of the site', '<p class="banner">Closed on Monday</p>');
  await expect(previewOf(page).getByText('Closed on Monday')).toBeVisible();
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await publish(page, 'Custom code');

  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await open(guest, `${site.url}/albums`);
  await expect(banner(guest)).toBeVisible();
  expect(await spacing(guest)).toBe('7px');
  await visitor.close();
});

/** Everything a key of an American keyboard writes, without the space: at the end of a line it could be left out. */
const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');

test('what is typed into code becomes text: no key of the player acts there', async ({ page }) => {
  await openEditor(page, site, '/custom-code');
  const box = page.getByRole('textbox', { name: 'Style sheet of the site' });
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${printable}  x`);
  await expect(box).toHaveText(`${printable}  x`);
  await expect(page.getByRole('dialog')).toBeHidden();
  // Undone where it was typed, and not in the editor around it.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box).not.toHaveText(`${printable}  x`);
  await expect(page.getByText(/^Undid/)).toBeHidden();
});

test('it is hidden where people sign in, and comes when they leave', async ({ browser }) => {
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await open(guest, `${site.url}/albums`);
  await guest.getByRole('link', { name: 'Login' }).click();
  await expect(guest.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(banner(guest)).toBeHidden();
  expect(await spacing(guest)).not.toBe('7px');
  await guest.goBack();
  await expect(banner(guest)).toBeVisible();
  expect(await spacing(guest)).toBe('7px');

  await open(guest, `${site.url}/login`);
  await expect(banner(guest)).toHaveCount(0);
  await guest.getByRole('link', { name: /, home$/ }).click();
  await expect(banner(guest)).toBeVisible();
  await expect.poll(() => spacing(guest)).toBe('7px');
  await visitor.close();
});

test('code that hides everything hides neither the administration nor a page that is asked for without it', async ({
  page,
}) => {
  await openEditor(page, site, '/custom-code');
  await write(page, 'Style sheet of the site', 'body * { display: none !important }');
  await publish(page, 'Custom code');
  await open(page, `${site.url}/albums`);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await open(page, `${site.url}/albums?safe=1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, `${site.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open(page, `${site.url}/admin/appearance/custom-code`);
  await write(page, 'Style sheet of the site', ' ');
  await page.keyboard.press('Backspace');
  await publish(page, 'Custom code');
  await open(page, `${site.url}/albums`);
  expect(await page.locator('#custom-css').count()).toBe(0);
});

test('its scripts run when that is switched on, and never on a page for signing in', async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/custom-code');
  await page.getByRole('tab', { name: 'HTML' }).click();
  await write(page, 'HTML of the site', '<script>document.documentElement.dataset.ran = "yes"</script>');
  await page.getByText('Run its scripts in the browsers of visitors').click();
  await publish(page, 'Custom code');
  await expect(previewOf(page).locator('html')).not.toHaveAttribute('data-ran');

  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await open(guest, `${site.url}/albums`);
  await expect(guest.locator('html')).toHaveAttribute('data-ran', 'yes');
  await guest.getByRole('link', { name: 'Login' }).click();
  await expect(guest.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(guest.locator('html')).not.toHaveAttribute('data-ran');
  await visitor.close();
});
