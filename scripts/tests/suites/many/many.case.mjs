import { expect, test } from 'vitest';
import { times } from '../times.mjs';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('fails once: %i', (number) => {
  expect(times(`vitest many ${number}`)).toBeGreaterThan(1);
});
