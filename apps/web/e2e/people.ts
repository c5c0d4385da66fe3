import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import type { ReceivedMail } from './mail-server.ts';

export const adminEmail = 'admin@example.com';
/** The password of the admin and of everybody the tests make. */
export const password = 'correct horse battery';

let serial = 0;
/** An address nobody else uses, in whatever process the test runs. */
export function newAddress(name = 'person'): string {
  serial += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${serial}@example.com`;
}

/** The newest mail to an address, as soon as it has come. */
export async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const context = await request.newContext();
  const newest = async () => {
    const response = await context.get(process.env.E2E_MAIL ?? '');
    const mails = (await response.json()) as ReceivedMail[];
    return mails.findLast((mail) => mail.to === address && subject.test(mail.subject)) ?? null;
  };
  await expect.poll(newest, { intervals: [100] }).not.toBeNull();
  const mail = await newest();
  await context.dispose();
  if (!mail) throw new Error(`No mail came to ${address}.`);
  return mail;
}

/** The first address of this site in a mail. */
export function linkIn(mail: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`There is no link in: ${mail.text}`);
  return link;
}

/** Fills the form of registration, which is open, and sends it. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Signs a browser in without its forms. */
export async function signIn(page: Page, email = adminEmail, secret = password): Promise<void> {
  const response = await page.request.post('/auth/login', { data: { email, password: secret } });
  expect(response.status(), await response.text()).toBe(200);
}

/** Calls the API as the admin. */
export async function asAdmin<Value>(
  page: Page,
  work: (api: APIRequestContext, headers: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  const { origin } = new URL(process.env.E2E_URL ?? '');
  const api = await page.context().browser()?.newContext({ baseURL: origin });
  if (!api) throw new Error('There is no browser.');
  await api.request.post('/auth/login', { data: { email: adminEmail, password } });
  try {
    return await work(api.request, { 'sec-fetch-site': 'same-origin' });
  } finally {
    await api.close();
  }
}

/** Makes a confirmed user through the API. */
export async function addPerson(
  page: Page,
  name = 'person',
  roles?: string[],
): Promise<{ email: string; id: number }> {
  const email = newAddress(name);
  const id = await asAdmin(page, async (api, headers) => {
    const { roles: all } = (await (await api.get('/api/v1/roles')).json()) as {
      roles: { id: number; name: string }[];
    };
    const role_ids = roles && all.filter((role) => roles.includes(role.name)).map((role) => role.id);
    const response = await api.post('/api/v1/users', {
      headers,
      data: { email, password, display_name: name, email_verified: true, ...(role_ids ? { role_ids } : {}) },
    });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { user: { id: number } }).user.id;
  });
  return { email, id };
}
