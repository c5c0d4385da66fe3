import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, slugify } from './slug.ts';

describe('an address', () => {
  it.each([
    ['Kraftwerk', 'kraftwerk'],
    ['AC/DC', 'ac-dc'],
    ['Élan Vítal & Co.', 'elan-vital-co'],
    ['Don’t Stop!', 'dont-stop'],
    ['  --spaces--  ', 'spaces'],
    ['Straße nach Łódź', 'strasse-nach-lodz'],
    ['Þórir Æðelstan Ørsted', 'thorir-aedelstan-orsted'],
    ['Кино — Группа крови', 'kino-gruppa-krovi'],
    ['Щедрик Ёж', 'shchedrik-ezh'],
    ['Βαγγέλης ΟΔΟΣ', 'vaggelis-odos'],
    ['椎名林檎', '椎名林檎'],
    ['فيروز', 'فيروز'],
    ['방탄소년단', '방탄소년단'],
    ['İstanbul', 'istanbul'],
    ['Ⅳ ½ ™', 'iv-1-2-tm'],
    ['???', '-'],
    ['🎵🎶', '-'],
    ['a/../../etc', 'a-etc'],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`${'ab '.repeat(26)}c end`, `${'ab-'.repeat(26)}c`],
  ])('of %s is %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('of any name is short, not empty and free of separators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^(-|[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)$/u);
        expect([...slug].length).toBeLessThanOrEqual(80);
        if (slug !== '-') expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('a name key', () => {
  it.each([
    [['AC/DC', 'ac dc', 'Ac-Dc'], 'ac dc'],
    [["Don't Stop", 'Dont stop', 'DON’T STOP'], 'dont stop'],
    [['R.E.M.', 'REM', 'r.e.m'], 'rem'],
    [['Björk', 'BJÖRK', 'Bjork', 'Bjo\u0308rk'], 'bjork'],
    [['ΟΔΟΣ', 'οδος', 'οδοσ'], 'οδοσ'],
    [['ＴＥＬ', '℡', 'tel'], 'tel'],
    [['ガ', 'カ'], 'カ'],
    [['!!!'], '!!!'],
    [['  The   The '], 'the the'],
  ])('is what %j share', (names, key) => {
    expect(names.map(nameKey)).toEqual(names.map(() => key));
  });

  it('stays small enough for an index, whatever the letters', () => {
    const key = nameKey('ﷺ'.repeat(255));
    expect(Buffer.byteLength(key)).toBeLessThan(2_000);
    expect([...nameKey('𝔞🎵'.repeat(300))].length).toBeLessThanOrEqual(255);
  });

  it('of any visible name is not empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (name) => {
        if (name.trim() !== '') expect(nameKey(name)).not.toBe('');
      }),
    );
  });
});
