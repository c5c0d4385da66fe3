import { expect, test } from 'vitest';
import { times } from '../times.mjs';

test('passes beside it', () => {});

test('fails once', () => {
  expect(times('vitest unstable'), 'the first error').toBeGreaterThan(1);
});
