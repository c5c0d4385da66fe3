import { expect, it } from 'vitest';
import { seoSettings } from './definitions/seo.ts';
import { seoKinds, seoPages, unknownPlaceholders } from './seo-pages.ts';

const parse = (templates: object) => seoSettings.seo.schema.safeParse({ listed: true, templates });

it.each([...seoKinds])('the words of %s at first name only what is filled in', (kind) => {
  const { title, description } = seoPages[kind];
  expect(unknownPlaceholders(kind, `${title} ${description}`)).toEqual([]);
});

it('takes words with placeholders of the kind, and of the site', () => {
  expect(parse({ album: { title: ':name | :site', description: '', image: null } }).success).toBe(true);
});

it.each([
  { album: { title: ':artist', description: '', image: null } },
  { artist: { title: '', description: 'By :name', image: null } },
  { album: { title: '', description: '', image: 'https://evil.example/x.png' } },
  { profile: { title: 'x', description: '', image: null } },
])('refuses %j', (templates) => {
  expect(parse(templates).success).toBe(false);
});
