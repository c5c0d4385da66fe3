import { expect, type Page } from '@playwright/test';
import { asAdmin } from './people.ts';

let serial = 0;
/** A title no other page has, in whatever process the test runs. */
export function newTitle(name: string): string {
  serial += 1;
  return `${name} ${process.pid} ${Date.now().toString(36)} ${serial}`;
}

interface MadePage {
  id: number;
  slug: string;
  rev: number;
}

/** Makes a page through the API; public unless it is said otherwise. */
export function addCustomPage(page: Page, title: string, more: object = {}): Promise<MadePage> {
  return asAdmin(page, async (api, headers) => {
    const data = { title, visibility: 'public', body: '<p>Words</p>', ...more };
    const response = await api.post('/api/v1/custom-pages', { headers, data });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { page: MadePage }).page;
  });
}

/** Saves something of a page through the API, as somebody else would. */
export function changeCustomPage(page: Page, { id, rev }: MadePage, more: object): Promise<void> {
  return asAdmin(page, async (api, headers) => {
    const response = await api.put(`/api/v1/custom-pages/${id}`, { headers, data: { rev, ...more } });
    expect(response.status(), await response.text()).toBe(200);
  });
}
