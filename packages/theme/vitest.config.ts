import { defineConfig } from 'vitest/config';
import { testLimits } from '../../scripts/limits.ts';

export default defineConfig({
  test: {
    name: 'theme',
    isolate: false,
    include: ['src/**/*.test.ts'],
    ...testLimits,
  },
});
