import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crossfade } from './fade.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fade(seconds: number) {
  const levels: { going: number; coming: number }[] = [];
  const over = vi.fn<() => void>();
  const end = crossfade(seconds, (going, coming) => levels.push({ going, coming }), over);
  return { levels, over, end };
}

it('keeps the power equal from the first step to the last', () => {
  const { levels, over } = fade(2);
  vi.advanceTimersByTime(2_000);
  expect(levels.at(0)).toEqual({ going: 1, coming: 0 });
  expect(levels.at(-1)).toEqual({ going: 0, coming: 1 });
  for (const { going, coming } of levels) expect(going ** 2 + coming ** 2).toBeCloseTo(1, 10);
  const rises = levels.map(({ coming }, step) => coming - (levels[step - 1]?.coming ?? 0));
  expect(Math.max(...rises)).toBeLessThan(0.02);
  expect(Math.min(...rises)).toBeGreaterThanOrEqual(0);
  expect(over).toHaveBeenCalledOnce();
});

it('can be ended at once, and only once', () => {
  const { levels, over, end } = fade(5);
  vi.advanceTimersByTime(100);
  end();
  const steps = levels.length;
  vi.advanceTimersByTime(5_000);
  expect(levels.at(-1)).toEqual({ going: 0, coming: 1 });
  expect(levels).toHaveLength(steps);
  expect(over).toHaveBeenCalledOnce();
});
