import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/long/**'],
    globalSetup: ['../db/src/testing.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
