import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'db',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing.ts'],
    testTimeout: 30_000,
  },
});
