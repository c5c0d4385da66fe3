import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, request } from '@playwright/test';
import { ownSite } from './appearance-editor.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';

const site = ownSite({ DEMO_BILLING: 'true', MAIL_INBOX: 'true' });
const headers = { 'sec-fetch-site': 'same-origin' };

test.beforeAll(async () => {
  const admin = await request.newContext({ baseURL: site.url, extraHTTPHeaders: headers });
  await admin.post('/auth/login', { data: { email: adminEmail, password } });
  const values = { require_email_confirmation: true, 'mail.from_address': 'site@example.com' };
  expect((await admin.put('/api/v1/settings', { data: { values } })).status()).toBe(200);
  const code = {
    kind: 'code',
    height: 90,
    image: null,
    link: '',
    alt: '',
    html: '<p>Buy</p>',
    needs_consent: false,
  };
  expect((await admin.put('/api/v1/ads/top', { data: code })).status()).toBe(200);
  const made = await admin.post('/api/v1/artists', { data: { name: 'Salt Harbour' } });
  const { artist } = (await made.json()) as { artist: { id: number } };
  const album = { name: 'Low Tide', artist_ids: [artist.id], visibility: 'public' };
  expect((await admin.post('/api/v1/albums', { data: album })).status()).toBe(201);
  await admin.dispose();
});

/** The link of the mail that asks to confirm an address. */
async function confirmationLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const key = readFileSync(join(site.dataDir, 'inbox', 'key'), 'utf8');
      const list = await (await page.request.get(`${site.url}/dev/inbox/${key}`)).text();
      for (const [, path] of list.matchAll(/href="(\/dev\/inbox\/[^"/]+\/[^"/]+)"/g)) {
        const mail = await (await page.request.get(`${site.url}${path}/source`)).text();
        const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
        if (text.includes(email)) link ??= /https?:\/\/\S*\/verify-email\/[^\s"<]+/.exec(text)?.[0];
      }
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

const ads = (page: Page) => page.getByRole('group', { name: 'Advertisement' });

/** Chooses a card at the page of the provider and sends it. */
async function useCard(page: Page, card: string, button: string) {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: button }).click();
}

test('a guest chooses a plan, registers, confirms, pays and listens without advertisements; a failed payment is repaired', async ({
  page,
}) => {
  const email = `payer-${Date.now()}@example.com`;
  await open(page, `${site.url}/albums`);
  await expect(ads(page).first()).toBeVisible();
  await open(page, `${site.url}/pricing`);
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await expect(page.getByText('Save 19%')).toBeVisible();
  await expectNoFaults(page, 'pricing');
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByText('€7.99')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("First, let's create your account");
  const kept = await page.evaluate(() => localStorage.getItem('kantele.onboarding'));
  expect(Object.keys(JSON.parse(kept ?? '{}')).sort()).toEqual(['priceId', 'productId']);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(await confirmationLink(page, email));

  await expect(page.getByRole('heading', { name: 'Subscribe to Plus' })).toBeVisible();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Plus includes' })).toContainText('Ad-free listening');
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem').nth(1)).toHaveText(
    'You come back here, and your plan begins at once.',
  );
  await expect(page.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute('href', '/pricing');
  await expectNoFaults(page, 'checkout');
  await page.getByRole('button', { name: 'Pay €7.99' }).click();
  await useCard(page, 'Visa 0002: is declined', 'Pay and subscribe');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByText('Nothing was paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pay €7.99' }).click();
  await useCard(page, 'Visa 0341: pays once, then fails', 'Pay and subscribe');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const bought = page.getByRole('region', { name: 'Your plan' });
  for (const words of ['Plus', 'Monthly', '€7.99', 'Visa •••• 0341'])
    await expect(bought).toContainText(words);
  await expect(next.getByText(/^Renews on/)).toBeVisible();
  await expectNoFaults(page, 'thank you');
  const music = page.getByRole('region', { name: 'Start with one of these' });
  await expect(music.getByRole('link', { name: 'Low Tide' })).toHaveAttribute(
    'href',
    /^\/album\/\d+\/low-tide$/,
  );
  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Visa •••• 0341')).toBeVisible();
  await expectNoFaults(page, 'billing');
  await open(page, `${site.url}/albums`);
  await expect(ads(page)).toHaveCount(0);
  await open(page, `${site.url}/pricing`);
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByText("You're on Plus")).toBeVisible();

  // A month later the card does not pay: another one does.
  await open(page, `${site.url}/billing`);
  await page.getByRole('button', { name: 'Manage payment' }).click();
  await page.getByRole('button', { name: 'Let a month pass' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByRole('alert')).toContainText('A payment failed');
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await useCard(page, 'Visa 4242: pays', 'Save card and pay');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Too little time');
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep Plus' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await open(page, `${site.url}/pricing`);
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('link', { name: 'Choose Pro' }).click();
  await expect(page.getByRole('heading', { name: 'Change to Pro' })).toBeVisible();
  await expectNoFaults(page, 'change of plan');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible();
});

test('an admin makes a plan, prices it, and shows it', async ({
  page,
  browser,
}: {
  page: Page;
  browser: Browser;
}) => {
  await page.request.post(`${site.url}/auth/login`, { headers, data: { email: adminEmail, password } });
  await open(page, `${site.url}/admin/plans`);
  await page.getByRole('button', { name: 'New plan' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Label');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  const sheet = page.getByRole('dialog', { name: 'Label' });
  await sheet.getByRole('button', { name: 'Add price' }).click();
  const adding = page.getByRole('dialog', { name: 'Add price' });
  await adding.getByRole('textbox', { name: 'Amount' }).fill('29');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('€29 · Monthly')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send to Stripe' }).click();
  await expect(sheet.getByText('In step')).toBeVisible();
  await sheet.getByText('Hidden', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Label', exact: true })).toBeFocused();
  await expectNoFaults(page, 'a plan');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expectNoFaults(page, 'plans');
  await open(page, `${site.url}/admin/subscriptions`);
  await expectNoFaults(page, 'subscriptions');
  const guest = await (await browser.newContext()).newPage();
  await open(guest, `${site.url}/pricing`);
  await expect(guest.getByRole('heading', { name: 'Label' })).toBeVisible();
  await guest.context().close();
});

test('an admin gives a part of a payment back, and sees what plans bring in', async ({ page }) => {
  await page.request.post(`${site.url}/auth/login`, { headers, data: { email: adminEmail, password } });
  await open(page, `${site.url}/pricing`);
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('link', { name: 'Choose Plus' }).click();
  await page.getByRole('button', { name: 'Pay €7.99' }).click();
  await useCard(page, 'Visa 4242: pays', 'Pay and subscribe');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await open(page, `${site.url}/admin/subscriptions`);
  await page
    .getByRole('button', { name: /^Refund invoice/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Refund invoice/ });
  await expect(dialog.getByText('€7.99 is left.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two weeks without sound');
  await expectNoFaults(page, 'refund');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Partly refunded')).toBeVisible();

  await open(page, `${site.url}/admin/revenue`);
  // The figures are counted by a job.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Monthly revenue' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectNoFaults(page, 'revenue');
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Trials that became plans' })).toBeVisible();
  await expectNoFaults(page, 'revenue as a table');
});
