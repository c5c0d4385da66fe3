import { expect, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test('the documentation of the API is read and tried, from this site alone', async ({ page }) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(process.env.E2E_URL ?? '').origin)
      elsewhere.push(request.url());
  });
  await page.goto('/api-docs');
  for (const name of ['Authentication', 'Pages of results', 'Errors', 'Limits', 'Uploads'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto('/api-docs#tag/albums/GET/albums');
  await expect(page.getByRole('heading', { name: 'List albums' })).toBeVisible();
  const send = page.getByRole('button', { name: /Send get request to/i });
  // The button is there a moment before it does something.
  await expect(async () => {
    if (!(await send.isVisible()))
      await page.getByRole('button', { name: 'Test Request (get /albums)' }).click({ timeout: 5_000 });
    await expect(send).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const answered = page.waitForResponse(/\/api\/v1\/albums/);
  await send.click();
  expect((await answered).status()).toBe(200);
  expect(elsewhere).toEqual([]);
});
