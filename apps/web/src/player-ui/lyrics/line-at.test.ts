import { expect, it } from 'vitest';
import { lineAt } from './line-at.ts';

const lines = [{ start_ms: 1_000 }, { start_ms: 4_500 }, { start_ms: 4_500 }, { start_ms: 9_000 }];

it('finds the last line that has begun', () => {
  expect(lineAt(lines, 0)).toBe(-1);
  expect(lineAt(lines, 999)).toBe(-1);
  expect(lineAt(lines, 1_000)).toBe(0);
  expect(lineAt(lines, 4_499)).toBe(0);
  expect(lineAt(lines, 4_500)).toBe(2);
  expect(lineAt(lines, 60_000)).toBe(3);
});

it('finds none where there are none', () => {
  expect(lineAt([], 5_000)).toBe(-1);
});
