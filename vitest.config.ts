import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/db',
      'packages/api',
      'packages/demo-music',
      'packages/stripe-double',
      'packages/theme',
      'packages/ui',
      'apps/server',
      'apps/web',
      'scripts',
    ],
    // One more than two cores: the tests of whole processes wait more than they work.
    maxWorkers: 3,
  },
});
