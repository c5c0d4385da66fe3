import { readFileSync } from 'node:fs';
import { isSitePage, sitePages } from '@kantele/api/site-paths';
import { expect, it } from 'vitest';

const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
const paths = [
  ...(tree.match(/interface FileRoutesByTo \{(.*?)\n\}/s)?.[1] ?? '').matchAll(/'([^']+)':/g),
].map(([, path = '']) => path);
/** Addresses that hold a secret of a mail are nothing for menus. */
const secret = /\$(token|signature)/;

it('every page of the site is one that menus may lead to (packages/api/src/site/appearance/site-paths.ts)', () => {
  expect(paths.length).toBeGreaterThan(20);
  const pages = paths.filter((path) => path !== '/$' && !secret.test(path));
  expect(pages.filter((path) => !isSitePage(path.replaceAll('$', 'a')))).toEqual([]);
});

it('every page that is offered is one', () => {
  const elsewhere = ['/api-docs'];
  const isThere = (path: string) => paths.includes(path) || paths.includes(path.replace(/[^/]+$/, '$part'));
  expect(sitePages.map(({ path }) => path).filter((path) => !isThere(path))).toEqual(elsewhere);
});

it.each([
  ['/genre/jazz', true],
  ['/genre/jazz?order=new#top', true],
  ['/albums/', true],
  ['/admin/users', true],
  ['/genre', false],
  ['/album/7', false],
  ['/nowhere', false],
])('%s is a page: %s', (path, expected) => expect(isSitePage(path)).toBe(expected));
