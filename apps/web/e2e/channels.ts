import { expect, type Page } from '@playwright/test';
import { asAdmin } from './people.ts';

interface Channel {
  id: number;
  slug: string;
  rev: number;
  items: { id: number }[];
}

/** Puts the home page back as it was, and removes a channel. */
export function removeChannel(page: Page, slug: string): Promise<void> {
  return asAdmin(page, async (api, headers) => {
    const list = await api.get(`/api/v1/channels?query=${slug}`, { headers });
    const { pagination } = (await list.json()) as { pagination: { data: Channel[] } };
    const ids = pagination.data.filter((channel) => channel.slug === slug).map(({ id }) => id);
    if (ids.length === 0) return;
    const gone = await api.post('/api/v1/channels/remove', { headers, data: { ids } });
    expect(gone.status(), await gone.text()).toBe(200);
  });
}

/** Makes a channel through the API. */
export function addChannel(page: Page, name: string, more: object): Promise<Channel> {
  return asAdmin(page, async (api, headers) => {
    const made = await api.post('/api/v1/channels', { headers, data: { name, ...more } });
    expect(made.status(), await made.text()).toBe(201);
    return ((await made.json()) as { channel: Channel }).channel;
  });
}
