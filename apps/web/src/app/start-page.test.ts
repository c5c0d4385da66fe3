import type { BootstrapData } from '@kantele/api/contract/settings';
import { expect, it } from 'vitest';
import { startPageOf, startPageRewrite } from './start-page.ts';

const boot = (type: string, settings: Record<string, unknown> = {}, signedIn = false) =>
  ({
    user: signedIn ? { id: 1 } : null,
    settings: { homepage: { type }, ...settings },
  }) as unknown as BootstrapData;

it.each([
  ['loginPage', '/start/login'],
  ['registerPage', '/start/register'],
  ['channel', null],
  ['other', null],
])('a start page of type %s stands at %s', (type, page) => expect(startPageOf(boot(type))).toBe(page));

it('is the player for those who are signed in, and for signing in where nobody may register', () => {
  expect(startPageOf(boot('loginPage', {}, true))).toBeNull();
  expect(startPageOf(boot('registerPage', { 'registration.disable': true }))).toBe('/start/login');
});

it('is found at the start and nowhere else', () => {
  const rewrite = startPageRewrite(boot('loginPage'));
  const through = (path: string, way: 'input' | 'output') =>
    rewrite?.[way]({ url: new URL(`http://site.test${path}`) }).pathname;
  expect(through('/?a=b', 'input')).toBe('/start/login');
  expect(through('/albums', 'input')).toBe('/albums');
  expect(through('/start/login', 'output')).toBe('/');
  expect(startPageRewrite(boot('channel'))).toBeUndefined();
});
