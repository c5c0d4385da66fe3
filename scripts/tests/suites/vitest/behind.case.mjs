import { beforeAll, describe, expect, test } from 'vitest';
import { times } from '../times.mjs';

describe('behind', () => {
  beforeAll(() => {
    expect(times('vitest behind'), 'the set-up').toBeGreaterThan(1);
  });

  test('waits for the set-up', () => {});
});
