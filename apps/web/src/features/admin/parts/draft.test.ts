import { expect, it } from 'vitest';
import { changesOf, same } from './draft.ts';

it('tells what a draft changes', () => {
  const saved = { name: 'Ada', roles: [1, 2], country: null as string | null };
  expect(changesOf(saved, {})).toEqual({});
  expect(changesOf(saved, { name: 'Ada', roles: [1, 2] })).toEqual({});
  expect(changesOf(saved, { name: 'Eve', country: 'FI' })).toEqual({ name: 'Eve', country: 'FI' });
  expect(changesOf(saved, { roles: [2] })).toEqual({ roles: [2] });
  expect(changesOf({ ...saved, country: 'FI' as string | null }, { country: null })).toEqual({
    country: null,
  });
});

it('compares data, not objects', () => {
  expect(same([{ a: 1 }], [{ a: 1 }])).toBe(true);
  expect(same(null, undefined)).toBe(false);
});
