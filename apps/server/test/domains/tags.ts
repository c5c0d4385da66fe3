import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'tags.get tags.list tags.tracks',
      rows: `
      GET tags
      GET tags/{tag}
      GET tags/{tag}/tracks`,
    },
    editorsChange: {
      procedures: 'tags.create tags.delete tags.deleteMany tags.merge tags.restore tags.update',
      rows: `
      POST tags/merge
      POST tags/remove
      POST tags
      PUT tags/{tag}
      DELETE tags/{tag}`,
    },
  },
  probes: {
    'tags.create': 'input',
    'tags.delete': 'input',
    'tags.deleteMany': 'input',
    'tags.get': 'input',
    'tags.list': 'input',
    'tags.merge': 'input',
    'tags.restore': 'input',
    'tags.tracks': 'input',
    'tags.update': 'input',
  },
  examples: {
    'GET tags': { path: () => 'tags', invalid: badPage, answer: page },
    'GET tags/{tag}': { path: () => 'tags/rainy', answer: { tag: {} } },
    'GET tags/{tag}/tracks': { path: () => 'tags/rainy/tracks', invalid: badPage, answer: page },
    'POST tags': {
      path: () => 'tags',
      body: { display_name: 'Sunny' },
      status: 201,
      invalid: { body: { display_name: 'RAINY' }, field: 'display_name' },
      answer: { tag: { slug: 'sunny' } },
    },
    'PUT tags/{tag}': {
      path: () => 'tags/TAG',
      body: { display_name: 'Rainy' },
      invalid: { body: {}, field: 'display_name' },
      answer: { tag: {} },
    },
    'DELETE tags/{tag}': { path: () => 'tags/TAG', answer: { done: true } },
    'POST tags/merge': {
      path: () => 'tags/merge',
      body: { ids: ['#GOINGTAG'], into_id: '#INTOTAG' },
      before: async ({ site }) => {
        const editor = site.as('music.view', 'tags.manage');
        const [going, into] = [
          await editor.tags.create({ display_name: 'Going tag' }),
          await editor.tags.create({ display_name: 'Staying tag' }),
        ];
        return { GOINGTAG: String(going.tag.id), INTOTAG: String(into.tag.id) };
      },
      invalid: { body: { ids: [1], into_id: 1 }, field: 'into_id' },
      answer: { tag: { display_name: 'Staying tag' } },
    },
    'POST tags/remove': {
      path: () => 'tags/remove',
      body: { ids: ['#SPARETAG'] },
      before: async ({ site }) => {
        const { tag } = await site.as('tags.manage').tags.create({ display_name: 'Spare tag' });
        return { SPARETAG: String(tag.id) };
      },
      invalid: { body: { ids: [] }, field: 'ids' },
      answer: { changed: 1 },
    },
  },
} satisfies DomainTests;
