import { expect, test } from 'vitest';
import { times } from '../times.mjs';

test('passes', () => {
  expect(times('vitest stable')).toBe(1);
});
