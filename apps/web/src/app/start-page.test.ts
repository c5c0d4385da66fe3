import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { afterEach, expect, it, vi } from 'vitest';
import { startPageOf, startPageRewrite } from './start-page.ts';

afterEach(() => vi.unstubAllGlobals());

const boot = (type: string, settings: Record<string, unknown> = {}, signedIn = false) =>
  ({
    user: signedIn ? { id: 1 } : null,
    settings: { homepage: { type, page_id: null }, ...settings },
  }) as unknown as BootstrapData;

it.each([
  ['loginPage', '/start/login'],
  ['registerPage', '/start/register'],
  ['other', '/start/landing'],
  ['channel', null],
  ['page', null],
])('a start page of type %s stands at %s', (type, page) => expect(startPageOf(boot(type))).toBe(page));

it('is a custom page once one is chosen', () => {
  expect(startPageOf(boot('page', { homepage: { type: 'page', page_id: 4 } }))).toBe('/start/page');
});

it('is the player for those who are signed in, and for signing in where nobody may register', () => {
  expect(startPageOf(boot('loginPage', {}, true))).toBeNull();
  expect(startPageOf(boot('other', {}, true))).toBeNull();
  expect(startPageOf(boot('registerPage', { 'registration.disable': true }))).toBe('/start/login');
});

it('stands there for an admin, too, while it is being designed', () => {
  const editor = { __appearanceEditor: true, location: { hostname: 'site.test' } };
  vi.stubGlobal('window', { parent: editor, opener: null, location: { hostname: 'site.test' } });
  expect(startPageOf(boot('other', {}, true))).toBe('/start/landing');
  expect(startPageOf(boot('channel', {}, true))).toBeNull();
});

it('is found at the start and nowhere else', () => {
  const rewrite = startPageRewrite(boot('other'));
  const through = (path: string, way: 'input' | 'output') =>
    rewrite?.[way]({ url: new URL(`http://site.test${path}`) }).pathname;
  expect(through('/?a=b', 'input')).toBe('/start/landing');
  expect(through('/albums', 'input')).toBe('/albums');
  expect(through('/start/landing', 'output')).toBe('/');
  expect(startPageRewrite(boot('channel'))).toBeUndefined();
});
