import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/db',
      'packages/api',
      'packages/demo-music',
      'packages/stripe-double',
      'packages/ui',
      'apps/server',
      'apps/web',
    ],
    // Two cores: more workers only make the browser and Postgres wait for each other.
    maxWorkers: 2,
  },
});
