import type { Page } from '@playwright/test';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

interface Words {
  where: string;
  path: string;
  /** Brings the page to where the words are. */
  reach?: (page: Page) => Promise<void>;
  texts: string[];
}

/** Words of the specification, each exactly as it is written there. */
const guests: Words[] = [
  {
    where: 'sign-in',
    path: '/login',
    texts: [
      'Sign in to your account',
      'Forgot your password?',
      "Don't have an account? Sign up",
      'Or sign in with',
    ],
  },
  {
    where: 'sign-in of a workspace',
    path: '/workspace/join/login',
    texts: ['To join your team on Kantele, login to your account'],
  },
  {
    where: 'registration',
    path: '/register',
    texts: ['Create a new account', 'Already have an account? Sign in.', 'Or sign up with'],
  },
  {
    where: 'registration of a workspace',
    path: '/workspace/join/register',
    texts: ['To join your team on Kantele, create an account'],
  },
  {
    where: 'registration from the prices',
    path: '/register?redirectFrom=pricing',
    texts: ["First, let's create your account"],
  },
  {
    where: 'what is not there',
    path: '/nowhere/at/all',
    texts: ["Looks like you've found the doorway to the great nothing", 'Take me there!'],
  },
];

const users: Words[] = [
  {
    where: 'account settings',
    path: '/account-settings',
    texts: ['Manage social login', 'You have no personal access tokens yet', 'Disabled'],
  },
  {
    where: 'a list without a match',
    path: '/account-settings',
    reach: (page) => page.getByRole('combobox', { name: 'Country' }).fill('qqqq'),
    texts: ['There are no items matching your query'],
  },
];

for (const { where, path, reach, texts } of guests) {
  test(`the words of ${where}`, async ({ page }) => {
    await open(page, path);
    await reach?.(page);
    for (const text of texts) await expect(page.locator('body')).toContainText(text);
  });
}

test.describe('signed in', () => {
  for (const { where, path, reach, texts } of users) {
    test(`the words of ${where}`, async ({ page }) => {
      const { email } = await addPerson(page, 'reader');
      await signIn(page, email);
      await open(page, path);
      await reach?.(page);
      for (const text of texts) await expect(page.locator('body')).toContainText(text);
    });
  }

  test('the words of the user’s menu, in their order', async ({ page }) => {
    const { email } = await addPerson(page, 'menu');
    await signIn(page, email);
    await open(page, '/');
    await page.getByRole('button', { name: /menu/ }).last().click();
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    const items = (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.trim());
    const named = ['Profile page', 'Dark mode', 'Log out'];
    expect(items.filter((item) => named.includes(item))).toEqual(named);
  });
});

test.describe('the gate', () => {
  test('says what to do, sends the mail again and says so', async ({ page }) => {
    const email = `gate-${Date.now()}-${process.pid}@example.com`;
    await open(page, '/register');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a good long phrase');
    await page.getByLabel('Confirm password').fill('a good long phrase');
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await expect(page.locator('body')).toContainText(email);
    await expect(page.locator('body')).toContainText('24 hours');
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('Email sent')).toBeVisible();
  });
});
