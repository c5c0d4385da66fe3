import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Those are for `npm run prove -- tests`.
    exclude: [...configDefaults.exclude, '**/long/**'],
    globalSetup: ['../../packages/db/src/testing.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
