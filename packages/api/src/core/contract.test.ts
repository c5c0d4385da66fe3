import { describe, expect, it } from 'vitest';
import { name, text } from './contract.ts';

describe('a name', () => {
  it.each([
    ['spaces', '  Night \t\n  Bus  ', 'Night Bus'],
    ['control characters', 'Ni\u0000ght\u0007 \u009fBus', 'Night Bus'],
    ['marks that turn its direction', 'cover\u202egnp.exe\u2066\u2069', 'covergnp.exe'],
    ['halves of characters', 'Night\ud800 Bus\udc00', 'Night Bus'],
    ['letters in parts', 'Ode\u0301', 'Od\u00e9'],
  ])('has no %s', (_what, typed, kept) => {
    expect(name().parse(typed)).toBe(kept);
  });

  it('is counted as it is kept, and must have something left', () => {
    expect(name(5).parse(`  abc\u202e\u0000de  `)).toBe('abcde');
    expect(name(5).safeParse('abcdef').success).toBe(false);
    expect(name().safeParse(' \u202e\u0000 ').success).toBe(false);
  });
});

it('a text keeps its lines, and marks of direction, which a text in two directions needs', () => {
  expect(text(20).parse(' one\n\u2067two\u2069\u0000 ')).toBe('one\n\u2067two\u2069');
});
