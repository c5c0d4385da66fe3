import { boxOf } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test('what is not saved stays apart from the page and from messages; what is wrong stays red', async ({
  page,
}) => {
  const { email } = await addPerson(page, 'settler');
  await signIn(page, email);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/account-settings');

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('another good phrase');
  await page.getByLabel('Confirm new password').fill('another good phrase');
  await page.getByRole('button', { name: 'Change password' }).click();
  const wrong = page.getByText('Wrong password.');
  await expect(wrong).toBeVisible();
  const field = page.getByLabel('Current password');
  await expect(field).toBeFocused();
  const red = await wrong.evaluate((text) => getComputedStyle(text).color);
  const frame = () => field.evaluate((box) => getComputedStyle(box).borderTopColor);
  await expect.poll(frame).toBe(red);

  await page.getByLabel('First name').fill('Sam');
  const bar = page.getByRole('button', { name: 'Discard' }).locator('../..');
  await expect(bar).toContainText('You have unsaved changes');
  const groundOf = (place: typeof bar) => place.evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await groundOf(page.getByRole('button', { name: 'Change password' }))).not.toBe(await groundOf(bar));
  const profile = page.getByRole('region', { name: 'Name and profile image' });
  await profile.locator('input[type="file"]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  const message = page.getByRole('alertdialog').filter({ hasText: 'Please select an image.' });
  await expect(message).toBeVisible();
  const save = page.getByRole('button', { name: 'Save changes' }).last();
  await expect
    .poll(async () => {
      return (await boxOf(message)).bottom <= (await boxOf(save)).y;
    })
    .toBe(true);

  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);

  // The keys are many: they stand in a window of their own, and the danger zone comes soon.
  const keys = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await keys.getByRole('button', { name: 'Change shortcuts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Appearance and shortcuts' });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the name of the page is not torn apart', async ({ page }) => {
    const { email } = await addPerson(page, 'leser');
    await signIn(page, email);
    for (const width of [1280, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/account-settings');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Kontoeinstellungen');
      const { lines, over } = await heading.evaluate((title) => ({
        lines: Math.round(
          title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
        ),
        over: title.scrollWidth - title.clientWidth,
      }));
      expect([width, lines, over]).toEqual([width, 1, 0]);
    }
  });
});
