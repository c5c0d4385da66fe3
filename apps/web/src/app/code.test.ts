import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from './code.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again until the code has come', async () => {
  let tries = 0;
  const loaded = loadCode(async () => {
    tries += 1;
    if (tries < 6) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loaded).resolves.toBe('code');
  expect(tries).toBe(6);
});

it('does not wait any longer once there is a line again', async () => {
  let tries = 0;
  const loaded = loadCode(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
});

it('says what is wrong with code that has come and does not run', async () => {
  const fault = new Error('broken');
  const loaded = expect(loadCode(() => Promise.reject(fault))).rejects.toBe(fault);
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
});
