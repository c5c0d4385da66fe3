import { expect, test } from '@playwright/test';
import { times } from '../times.mjs';

test.describe.configure({ mode: 'serial' });

test('comes first and fails once', () => {
  expect(times('playwright first')).toBeGreaterThan(1);
});

test('waits for the first', () => {});
