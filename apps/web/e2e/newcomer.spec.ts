import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { linkIn, mailTo, newAddress, register, signIn } from './people.ts';

test('a newcomer is asked for a name once, may say one or keep the made-up one, and is asked nowhere else', async ({
  page,
  browser,
}) => {
  const registered = async (email: string) => {
    await open(page, '/register');
    await register(page, email);
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Your name' })).toHaveCount(0);
    await page.goto(linkIn(await mailTo(email, /./)));
  };
  const form = page.getByRole('form', { name: 'Your name' });
  await registered(newAddress('named'));
  const field = form.getByRole('textbox', { name: 'Your name' });
  await expectNoFaults(page, 'the question for a name');
  // It is said at the field that nothing stands in it, again and again.
  for (const typed of ['', 'x']) {
    await field.fill(typed);
    await field.fill('');
    await form.getByRole('button', { name: 'Use this name' }).click();
    await expect(field).toHaveAccessibleDescription('This field is required.');
    await expect(field).toBeFocused();
  }
  await field.fill('Nora Lind');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Nora Lind' })).toBeVisible();
  await expect(form).toHaveCount(0);

  await page.context().clearCookies();
  const skipping = newAddress('unnamed');
  await registered(skipping);
  await expect(form).toBeVisible();
  await page.getByRole('region', { name: 'Your name' }).getByRole('button', { name: 'Not now' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Listener \d+/ })).toBeVisible();
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await open(elsewhere, '/login');
  await signIn(elsewhere, skipping);
  await open(elsewhere, '/');
  await expect(elsewhere.getByRole('button', { name: /Listener \d+/ })).toBeVisible();
  await expect(elsewhere.getByRole('form', { name: 'Your name' })).toHaveCount(0);
  await context.close();
});

test('what is required is said at each field before anything is sent', async ({ page }) => {
  await open(page, '/register');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Register' }).click();
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveAccessibleDescription('Enter your email.');
  await expect(email).toBeFocused();
  for (const name of ['Password', 'Confirm password'])
    await expect(page.getByLabel(name, { exact: true })).toHaveAccessibleDescription(
      'This field is required.',
    );
  await expect(page.getByText('Accept this to go on.')).toBeVisible();
  await expectNoFaults(page, 'an empty form');
  expect(sent.filter((url) => url.includes('auth.register'))).toEqual([]);
});

test('a reset link that is over says so before anything is typed, and leads to a new one', async ({
  page,
}) => {
  await open(page, '/password/reset/spent-long-ago?email=somebody%40example.com');
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await expectNoFaults(page, 'a reset link that is over');
  await page.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
});

test('what is not there is looked for once: by the server that makes the page, or in the application', async ({
  page,
}) => {
  const asked: string[] = [];
  const noted = async (path: string) => {
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Take me there!' })).toBeVisible();
    return asked.splice(0);
  };
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url());
    if (url.includes('999999999')) asked.push(url.includes('/trpc/') ? 'trpc' : 'page');
  });
  const paths = ['album', 'artist', 'track', 'playlist', 'user'].map((kind) => `/${kind}/999999999/gone`);
  for (const path of paths) expect(await noted(path), path).toEqual(['page']);
  // The same for somebody who is signed in, whose page is rendered in the browser.
  await signIn(page);
  for (const path of paths) expect(await noted(path), path).toEqual(['page']);
  // Another visit asks anew, and once.
  await page.getByRole('link', { name: 'Take me there!' }).click();
  await expect(page.getByRole('link', { name: 'Take me there!' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Take me there!' })).toBeVisible();
  expect(asked).toEqual(['trpc']);
});
