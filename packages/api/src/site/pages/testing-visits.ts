import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['pages', (caller) => caller.pages.list({ per_page: 100, orderBy: 'title' })],
  ['a page', (caller) => caller.pages.get({ slug: 'page-42' })],
  ['a page by its id', (caller) => caller.pages.getById({ id: 42 })],
  ['a page to be changed', (caller) => caller.pages.edited({ id: 42 })],
];
