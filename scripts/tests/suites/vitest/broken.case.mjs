import { expect, test } from 'vitest';
import { times } from '../times.mjs';

test('fails always', () => {
  expect(times('vitest broken'), 'is broken').toBe(0);
});
