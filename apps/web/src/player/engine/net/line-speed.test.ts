import { expect, it } from 'vitest';
import { createLineSpeed } from './line-speed.ts';

it('is known once enough has come, and follows a line that becomes slow', () => {
  const line = createLineSpeed();
  line.received(32_000, 100);
  expect(line.bitsPerSecond()).toBeNull();
  for (let piece = 0; piece < 20; piece += 1) line.received(32_000, 100);
  expect(line.bitsPerSecond()).toBeCloseTo(2_560_000, -3);
  for (let piece = 0; piece < 60; piece += 1) line.received(16_000, 1_000);
  expect(line.bitsPerSecond()).toBeLessThan(200_000);
});
