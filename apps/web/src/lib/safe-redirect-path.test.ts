import { describe, expect, it } from 'vitest';
import { checkoutPath, redirectAfterSignIn } from './after-sign-in.ts';
import { loginPath, sitePath } from './safe-redirect-path.ts';

describe('after signing in', () => {
  it.each([
    '//e.test',
    '///e.test',
    '/\\e.test',
    '\\e',
    '\\\\e.test',
    'https:e.test',
    'https://e.test',
    'https://site@e.test',
    'http:/e.test',
    '/\t/e.test',
    '/%09/e.test',
    '/%5ce.test',
    '/%5Ce.test',
    '/%0d%0ae.test',
    '/%2f/e.test',
    '/%2fe.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/..//e.test',
    '/a/..//e.test',
    '/%2e%2e//e.test',
    '/.//e.test',
    '%2f%2fe.test',
    '/%zz',
    `/${'a'.repeat(8_192)}`,
    '',
    'e.test',
    ' /home',
    '?redirect=/x',
    42,
    null,
    undefined,
    ['/album/1'],
  ])('%s leads to the start page', (asked) => expect(redirectAfterSignIn({ asked })).toBe('/'));

  it.each([
    '/album/1/blue?tab=about#top',
    '/search/a%20b',
    '/search?q=%5Cn',
    '/search/https%3A%2F%2Fe.test',
    '/admin',
  ])('%s is a page of this site', (asked) => expect(redirectAfterSignIn({ asked })).toBe(asked));

  it.each([
    '/login',
    '/login/',
    '/register?email=a',
    '/forgot-password',
    '/password/reset/abc',
    '/start/login',
  ])('%s would send one away again', (asked) => expect(redirectAfterSignIn({ asked })).toBe('/'));

  it('the way back comes first, then the chosen plan, then the configured page', () => {
    const onboarding = { productId: 3, priceId: 'price_9' };
    const all = { asked: '/albums', onboarding, configured: '/artists' };
    expect(redirectAfterSignIn(all)).toBe('/albums');
    expect(redirectAfterSignIn({ ...all, asked: '//e.test' })).toBe('/checkout/3/price_9');
    expect(redirectAfterSignIn({ configured: '/artists' })).toBe('/artists');
    expect(redirectAfterSignIn({ configured: 'https://e.test' })).toBe('/');
  });

  it.each([
    { productId: '//e.test', priceId: 1 },
    { productId: '../../x', priceId: 1 },
    { productId: 1, priceId: '1?x' },
    { productId: 1 },
    'text',
    null,
  ])('a selection like %j is none', (selection) => expect(checkoutPath(selection)).toBeNull());
});

describe('the sign-in page', () => {
  it('keeps the way back', () => {
    expect(loginPath('/account-settings#password')).toBe('/login?redirect=%2Faccount-settings%23password');
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('//e.test')).toBe('/login');
    expect(loginPath('/login?redirect=/x')).toBe('/login');
  });
});

it('an own path stays as it was written', () => expect(sitePath('/a%20b/?c=d%26')).toBe('/a%20b/?c=d%26'));
