import { configDefaults, defineConfig } from 'vitest/config';
import { testLimits } from '../../scripts/limits.ts';

export default defineConfig({
  test: {
    name: 'api',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/long/**'],
    globalSetup: ['../db/src/testing.ts'],
    ...testLimits,
  },
});
