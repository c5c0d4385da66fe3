import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path.ts';

describe('a path of this site', () => {
  it.each([
    '/',
    '/albums',
    '/search/a%20b?type=tracks#top',
    '/a//b',
    '/artist/1/caf%C3%A9',
    '/x?next=//e.test',
  ])('is %s', (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  });

  it.each([
    '//e.test',
    '/\\e.test',
    '\\\\e',
    'https:e.test',
    'https://e.test',
    '/%09/e.test',
    '/\t/e.test',
    '/%5ce.test',
    'javascript:alert(1)',
    'https://site@e.test',
    '/..//e.test',
    '/./%2e%2e//e.test',
    '%2f%2fe.test',
    '/%2fe.test',
    '/%',
    '',
    'albums',
    ' /albums',
    `/${'x'.repeat(8_192)}`,
  ])('is not %j', (path) => {
    expect(safeRedirectPath(path)).toBeNull();
  });

  it('never resolves to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (tail) => {
        for (const text of [tail, `/${tail}`, `//${tail}`, `/\\${tail}`]) {
          const path = safeRedirectPath(text);
          if (path !== null) expect(new URL(path, 'https://own.test').host).toBe('own.test');
        }
      }),
    );
  });
});
