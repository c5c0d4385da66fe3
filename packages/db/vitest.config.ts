import { defineConfig } from 'vitest/config';
import { testLimits } from '../../scripts/limits.ts';

export default defineConfig({
  test: {
    name: 'db',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing.ts'],
    ...testLimits,
  },
});
