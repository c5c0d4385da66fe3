import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from './lib.mjs';

let lines;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const note = (line) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tries again what did not work, and says so', async () => {
  const codes = [100, 100, 0];
  const done = patiently('lame', async () => codes.shift());
  await vi.runAllTimersAsync();
  expect(await done).toBe(true);
  expect(lines).toEqual([
    'Installing lame …',
    'Installing lame ended with 100.',
    'Installing lame ended with 100.',
  ]);
});

it('gives up after three tries', async () => {
  const work = vi.fn(async () => 1);
  const done = patiently('lame', work);
  await vi.runAllTimersAsync();
  expect(await done).toBe(false);
  expect(work).toHaveBeenCalledTimes(3);
});

it('says that it goes on', async () => {
  const done = patiently('lame', () => new Promise((end) => setTimeout(end, 70_000, 0)));
  await vi.runAllTimersAsync();
  expect(await done).toBe(true);
  expect(lines).toEqual([
    'Installing lame …',
    'Still installing lame, for 30 s.',
    'Still installing lame, for 60 s.',
  ]);
});
