/**
 * Limits of all tests, in milliseconds. They end what hangs, so they are far above what anything takes: a limit next to a
 * real duration fails on a busy machine. How fast something is, is measured in `bench`.
 */
export const limits = { test: 180_000, expectation: 30_000, hook: 300_000 };

/** The same as options of vitest. */
export const testLimits = {
  testTimeout: limits.test,
  hookTimeout: limits.hook,
  expect: { poll: { timeout: limits.expectation } },
};
