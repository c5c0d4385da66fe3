import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const doorway = "Looks like you've found the doorway to the great nothing";

test('a guest is sent to the sign-in page from what is for others', async ({ page }) => {
  for (const path of ['/account-settings', '/admin', '/admin/users', '/api-docs']) {
    await open(page, path);
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(path)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
  }
});

test('a guest may see what is for everybody', async ({ request }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/', '/albums', '/search']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
});

test('a user is kept from what he may not see as if it were not there', async ({ page }) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  for (const path of ['/admin', '/admin/users', '/admin/settings/general']) {
    await open(page, path);
    await expect(page.getByText(doorway)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Take me there!' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a signed-in user is led past the doors he is through already', async ({ page }) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  for (const path of ['/login', '/register', '/forgot-password']) {
    await open(page, path);
    await expect(page).toHaveURL(/\/$/);
  }
  await open(page, '/login?redirect=%2Faccount-settings');
  await expect(page).toHaveURL(/\/account-settings$/);
});

test('an editor comes into the admin area and sees what is his', async ({ page }) => {
  const { email } = await addPerson(page, 'editor', ['Editors']);
  await signIn(page, email);
  await open(page, '/admin');
  await expect(page.getByText(doorway)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Users', includeHidden: true })).toHaveCount(0);
  await open(page, '/admin/users');
  await expect(page.getByText(doorway)).toBeVisible();
});
