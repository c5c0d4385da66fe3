import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '../../core/text/slug.ts';
import { createCaller } from '../../router.ts';
import { createTestSite, type TestSite } from '../../testing.ts';
import { endsShort, indexQuery, indexWords, queryWords, tsquery } from '../search-index/words.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const hostile = [
  '',
  ' ',
  '\0',
  'a\0b',
  "'",
  "''",
  "' or 1=1 --",
  '\\',
  "\\'",
  'a\\',
  '&',
  '|',
  '!',
  '<->',
  ':*',
  'a:*',
  '(',
  '()',
  'a & b',
  'a | !b',
  ':artist',
  "':artist'",
  '*',
  '%',
  '_',
  '$1',
  '{{x}}',
  '../../etc/passwd',
  '\ud800',
  'a\udfffb',
  '\u202Eabc',
  '\u200b',
  'مرحبا',
  '💣'.repeat(127),
  'ﷺ'.repeat(255),
  '½ ℡ ①',
  '\u0301'.repeat(255),
  '(a+)+$',
  '[[:alpha:]]',
  '.*'.repeat(100),
  "'".repeat(255),
  '\\'.repeat(255),
  'a '.repeat(127),
  '字'.repeat(255),
  'ǅ ﬃ İ ı ẞ',
  '𝕱𝖗𝖆𝖐',
  '𓀀𓂀',
  '〇一',
  'ⅧⅫ',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  '__proto__',
];

describe('whatever is typed', () => {
  it.each(hostile)('%j is answered', async (query) => {
    const guest = await site.guest();
    await expect(guest.search.query({ query })).resolves.toMatchObject({ results: {} });
    await expect(guest.search.suggest({ query })).resolves.toEqual({ suggestions: [] });
  });

  it('is answered, for any text at all', async () => {
    const guest = await site.guest();
    const anything = fc.string({ unit: 'binary', maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(anything, async (query) => {
        if (query.length > 255) return;
        await guest.search.query({ query, types: ['artists'], limit: 1 });
        await guest.search.suggest({ query, limit: 1 });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a name that was indexed', () => {
  const letters = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(..."abcXYZ019 -/&.'’_éßØıŋΣς") },
    { weight: 2, arbitrary: fc.constantFrom(...'вёЙ中文がハ한국عربىไทยहिन्दी') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  );
  const names = fc
    .array(letters, { minLength: 1, maxLength: 200 })
    .map((parts) => parts.join('').slice(0, 255));

  it('is found by each of its words, and by all of it', async () => {
    const editor = createCaller(site.system());
    const finds = async (query: string, id: number) => {
      const { results } = await editor.search.query({
        query: query.slice(0, 255),
        types: ['artists'],
        limit: 50,
      });
      return results.artists.some((artist) => artist.id === id);
    };
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        if (name.trim() === '') return;
        const { artist } = await editor.artists.create({ name });
        const words = artist.name.split(/\s+/u).filter((word) => indexWords(word).length > 0);
        for (const word of words.slice(-3)) expect(await finds(word, artist.id), word).toBe(true);
        expect(await finds(artist.name, artist.id), artist.name).toBe(true);
        await editor.artists.delete({ id: artist.id });
      }),
      { numRuns: 40 },
    );
  });

  it('has a key that is its own key, and words no query syntax can break', () => {
    fc.assert(
      fc.property(names, (name) => {
        const key = nameKey(name);
        expect(nameKey(key)).toBe(key);
        for (const word of indexWords(name)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        const typed = queryWords(name);
        for (const last of ['gathered', 'by-stem', 'unasked'] as const) {
          const asked = indexQuery(typed, last);
          expect(asked === null).toBe(tsquery(typed) === null);
          if (asked) expect(asked).toMatch(/^[\p{L}\p{N}'&|():*^ ]+$/u);
        }
        const query = tsquery(typed);
        if (query) expect(query).toMatch(/^[\p{L}\p{N}'&|():* ]+$/u);
        if (endsShort(typed)) expect(typed.chunks.length).toBeGreaterThan(1);
      }),
    );
  });
});
