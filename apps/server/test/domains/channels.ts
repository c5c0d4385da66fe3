import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'channels.get channels.landingArtists',
      rows: `
      GET channels/{channel}
      GET landing/artists`,
    },
    editorsChange: {
      procedures: 'channels.create channels.delete channels.update',
      rows: `
      POST channels
      POST channels/remove
      PUT channels/{channel}`,
    },
    editors: {
      procedures: 'channels.edited channels.list channels.preview channels.search',
      rows: `
      GET channels
      GET channels/{channel}/edit`,
    },
  },
  probes: {
    'channels.create': 'input',
    'channels.delete': 'input',
    'channels.edited': 'input',
    'channels.get': 'input',
    'channels.landingArtists': 'works',
    'channels.list': 'input',
    'channels.preview': 'input',
    'channels.search': 'input',
    'channels.update': 'input',
  },
  examples: {
    'GET channels/{channel}': {
      path: () => 'channels/home',
      invalid: { query: 'per_page=500', field: 'per_page' },
      answer: { channel: { content: [] } },
    },
    'GET channels': {
      path: () => 'channels?orderBy=name&query=releases',
      invalid: { query: 'orderBy=slug', field: 'orderBy' },
      answer: page,
    },
    'GET channels/{channel}/edit': {
      path: () => 'channels/CHANNEL/edit',
      answer: { channel: { content: 'albums', rule: 'manual', rev: 1 } },
    },
    'POST channels': {
      path: () => 'channels',
      body: { name: 'This week', content: 'tracks', rule: 'popular', window_days: 7, layout: 'list' },
      status: 201,
      invalid: { body: { name: 'Home' }, field: 'slug' },
      answer: { channel: { slug: 'this-week', visibility: 'draft' } },
    },
    'PUT channels/{channel}': {
      path: () => 'channels/CHANNEL',
      body: { rev: 1, item_ids: ['#PICK'], visibility: 'public' },
      before: async ({ site }) => {
        const editor = site.as('admin');
        const { artist } = await editor.artists.create({ name: 'Picked' });
        const { album } = await editor.albums.create({ name: 'Pick', artist_ids: [artist.id] });
        return { PICK: String(album.id) };
      },
      invalid: { body: { rev: 1, item_ids: [999_999] }, field: 'item_ids' },
      answer: { channel: { rev: 2 } },
    },
    'POST channels/remove': {
      path: () => 'channels/remove',
      body: { ids: ['#SPARE'] },
      before: async ({ site }) => {
        const { channel } = await site.as('channels.manage').channels.create({ name: `Spare ${Date.now()}` });
        return { SPARE: String(channel.id) };
      },
      invalid: { body: { ids: [] }, field: 'ids' },
      answer: { changed: 1 },
    },
    'GET landing/artists': { path: () => 'landing/artists', answer: { artists: [] } },
  },
} satisfies DomainTests;
