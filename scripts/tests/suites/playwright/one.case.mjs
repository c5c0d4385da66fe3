import { expect, test } from '@playwright/test';
import { times } from '../times.mjs';

test('passes', () => {
  expect(times('playwright stable')).toBeGreaterThan(0);
});

test('fails once', () => {
  expect(times('playwright unstable'), 'the first error').toBeGreaterThan(1);
});

test('fails always', () => {
  expect(times('playwright broken'), 'is broken').toBe(0);
});
