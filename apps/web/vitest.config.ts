import { defineConfig } from 'vitest/config';
import { testLimits } from '../../scripts/limits.ts';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'node',
    // Files of one worker share what they import: nothing here keeps state in modules.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    ...testLimits,
  },
});
